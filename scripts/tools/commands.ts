import { findNearest } from '@/lib/utils/nearest'
import { fail } from './fail.mjs'
import { run, tool } from './run.mjs'

/** A command of `npm run check`, `preview` or `deploy`. */
export type Command = {
  name: string
  /** What the command does, in one sentence for the list of commands. */
  about: string
  /** Does it. The arguments after the name are also in `process.argv`, where programs read their options. */
  run: (args: string[]) => unknown
  /** Returns the text for `--help`, if there's more to say than `about`. */
  describe?: () => string
}

const isHelp = (word: string) => word === '--help' || word === '-h'

/**
 * Runs the command that `npm run <script> -- NAME` names. Without a name or with `--help`, lists all commands. With `--help` after a name, describes that
 * command. An unknown name prints the list too, and exits with 2.
 */
export async function runCommand(script: string, commands: readonly Command[]): Promise<void> {
  const [name, ...args] = process.argv.slice(2)
  const command = commands.find((known) => known.name === name)
  if (command && args.some(isHelp)) {
    console.log(command.describe?.() ?? `npm run ${script} -- ${command.name}\n\n${command.about}`)
    return
  }
  if (command) {
    process.argv.splice(2, 1)
    await command.run(args)
    return
  }
  const width = Math.max(...commands.map((known) => known.name.length))
  const lines = commands.map((known) => `  ${known.name.padEnd(width)}  ${known.about}`)
  const list = `npm run ${script} -- NAME\n\n${lines.join('\n')}`
  if (name === undefined || isHelp(name)) {
    console.log(list)
    return
  }
  const nearest = findNearest(
    name,
    commands.map((known) => known.name),
  )
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  console.error(`There is no "npm run ${script} -- ${name}".${hint}\n\n${list}`)
  process.exitCode = 2
}

/** Returns a command's `run` that starts a package's program, which prints its own report. */
export function runTool(name: string, ...own: string[]): Command['run'] {
  return (args) => run(...tool(name, ...own, ...args)).catch((error: Error) => fail(error.message))
}

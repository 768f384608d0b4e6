import { runCommand } from './tools/commands'
import { askInTerminal } from './tools/new/ask-in-terminal'
import { component } from './tools/new/component'
import { createNew } from './tools/new/create-new'
import { miniature } from './tools/new/miniature'
import { page } from './tools/new/page'
import { describeKind } from './tools/new/read-answers'
import { release } from './tools/new/release'
import { version } from './tools/new/version'

/** `npm run new NAME`: creates a page, a release, a version, a miniature or a component, with every file and line that it needs. In a terminal, it asks for what the command line leaves out. */
const hasTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
await runCommand(
  'new',
  [page, release, version, miniature, component].map((kind) => ({
    name: kind.name,
    about: kind.about,
    describe: () => describeKind(kind, process.cwd()),
    run: (args) => createNew(kind, args, hasTerminal ? askInTerminal : undefined),
  })),
)

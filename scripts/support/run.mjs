import { spawn } from 'node:child_process'

/**
 * Runs a command in this terminal and waits for it to end.
 * @param {string} command
 * @param {string[]} args its arguments
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>} rejects with the command line and its exit code if it fails
 */
export function run(command, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}`))
    })
  })
}

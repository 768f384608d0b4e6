import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * A program and its arguments.
 * @typedef {[command: string, args: string[]]} CommandLine
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} RunOptions
 */

/**
 * Returns the command line of one of our own programs in TypeScript.
 * @param {string} file @param {string[]} args @returns {CommandLine}
 */
export const script = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]]

/**
 * Returns the command line of a package's program. We don't use `npx` or `npm run`, which take 0.3 s longer.
 * @param {string} name @param {string[]} args @returns {CommandLine}
 */
export const tool = (name, ...args) => [`node_modules/.bin/${name}`, args]

/**
 * Runs a command in this terminal and waits for it to end.
 * @param {string} command
 * @param {string[]} args its arguments
 * @param {RunOptions} [options]
 * @returns {Promise<void>} rejects with the command line and its exit code if it fails
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    // Contentlayer believes PWD rather than the folder that it's started in, and never ends if the two differ.
    const env = { ...(options?.env ?? process.env), PWD: path.resolve(options?.cwd ?? '.') }
    const child = spawn(command, args, { stdio: 'inherit', ...options, env })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(new Error(`${[path.basename(command), ...args].join(' ')} ended with ${signal ?? `exit code ${code}`}`))
    })
  })
}

/**
 * Runs a command and waits for it to end. What it says is only part of the error if it fails.
 * @param {string} command
 * @param {string[]} args its arguments
 * @returns {Promise<void>} rejects with what it has said, its command line and its exit code if it fails
 */
export function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const readOutput = collectOutput(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(
            `${[path.basename(command), ...args].join(' ')} ended with ${signal ?? `exit code ${code}`}\n${readOutput().trim()}`,
          ),
        )
    })
  })
}

/**
 * Collects what a command says, on both of its streams, for when it fails.
 * @param {import('node:child_process').ChildProcess} child started with pipes
 * @returns {() => string} what it has said so far
 */
export function collectOutput({ stdout, stderr }) {
  let said = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (data) => (said += data))
  return () => said
}

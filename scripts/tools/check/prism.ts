import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { OpenApiDocument } from '@/lib/api/openapi-types'
import { findFreePort } from '../serve/listen.mjs'

/** A mock server that responds with the examples in a document, or with an error if a request doesn't match the document. */
export type Prism = { port: number; stop: () => Promise<void> }

const patience = 30_000

/** Starts Prism on a free port of this machine. @throws with Prism's output if it doesn't start */
export async function startPrism(document: OpenApiDocument): Promise<Prism> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prism-'))
  const file = path.join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const port = await findFreePort()
  const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  const args = [cli, 'mock', '--errors', '--host', '127.0.0.1', '--port', String(port), file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const end = () => child.kill()
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    if (!hasEnded(child)) await Promise.all([once(child, 'exit'), end()])
    rmSync(folder, { recursive: true })
  }
  const deadline = Date.now() + patience
  while (!(await isListening(port))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop()
      throw new Error(`Prism didn't start:\n${said.join('')}`)
    }
    await setTimeout(100)
  }
  return { port, stop }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

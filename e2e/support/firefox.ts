import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import { findFirefox } from '../../scripts/tools/install/engines.mjs'
import { type EnginePage, type OpenPage, openDocument } from './engine-page'

type Message = { id?: number; method?: string; params?: LogEntry; result?: unknown; error?: string; message?: string }
type LogEntry = { level: string; text: string | null }
type Evaluated = { type: string; result?: { value: string }; exceptionDetails?: { text: string } }

const settings = ['--headless', '--no-remote', '--remote-debugging-port=0']

/** Starts Firefox ESR, controlled by WebDriver BiDi. @throws {Error} if it isn't installed: ask `findFirefox` first */
export const openFirefox: OpenPage = async (baseURL, script) => {
  const binary = findFirefox()
  if (!binary) throw new Error('Firefox ESR is not installed')
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const browser = spawn(binary, [...settings, '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    const ended = browser.exitCode === null && once(browser, 'exit')
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { send, takeLog, close } = await connect(`${await readAddress(browser)}/session`)
    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context
    await send('script.addPreloadScript', { functionDeclaration: `() => {${script}}` })
    const act = (action: object) => send('input.performActions', { context, actions: [action] })
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    const traverse = (delta: number) => send('browsingContext.traverseHistory', { context, delta })
    const evaluate: EnginePage['evaluate'] = async (body) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        target: { context },
        awaitPromise: false,
        // The protocol describes values in its own way, so the page writes them as JSON.
        expression: `JSON.stringify((() => {${body}})() ?? null)`,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    }
    return {
      goto: (address) =>
        openDocument(evaluate, () =>
          send('browsingContext.navigate', { context, url: baseURL + address, wait: 'complete' }),
        ),
      reload: async () => {
        await send('browsingContext.reload', { context, wait: 'complete' })
      },
      back: async () => {
        await traverse(-1)
      },
      forward: async () => {
        await traverse(1)
      },
      evaluate,
      press: async (...values) => {
        const down = values.map((value) => ({ type: 'keyDown', value }))
        const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
        await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
      },
      move: async (x, y) => {
        await act({ ...mouse, actions: [{ type: 'pointerMove', x, y }] })
      },
      pressButton: async () => {
        await act({ ...mouse, actions: ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) })
      },
      resize: async (width, height) => {
        await send('browsingContext.setViewport', { context, viewport: { width, height } })
      },
      takeLog,
      close: async () => {
        close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the address of the protocol, which Firefox prints once it's ready. */
function readAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    browser.stderr?.on('data', (data: Buffer) => {
      printed += data
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Firefox did not start:\n${printed}`)))
  })
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  let log: string[] = []
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params && /warn|error/.test(message.params.level)) log.push(message.params.text ?? '')
  })
  return {
    send: async <T>(method: string, params: object): Promise<T> => {
      const id = waiting.size + 1
      const response = new Promise<Message>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await response
      if (error) throw new Error(`BiDi: ${method}: ${error} ${message}`)
      return result as T
    },
    takeLog: () => {
      const taken = log
      log = []
      return taken
    },
    close: () => socket.close(),
  }
}

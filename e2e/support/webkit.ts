import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findWebKit } from '../../scripts/tools/install/engines.mjs'
import { findFreePort } from '../../scripts/tools/serve/listen.mjs'
import { type EnginePage, type OpenPage, openDocument } from './engine-page'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK, controlled by W3C WebDriver. @throws {Error} if it isn't installed: ask `findWebKit` first */
export const openWebKit: OpenPage = async (baseURL, documentScript) => {
  const paths = findWebKit()
  if (!paths) throw new Error('WebKitGTK is not installed')
  const started: ChildProcess[] = []
  const config = writeNarrowToolbar()
  let server: Server | undefined
  const stop = () => {
    for (const child of started) child.kill()
    server?.close()
    server?.closeAllConnections()
    rmSync(config, { recursive: true, force: true })
  }
  try {
    const { display, screen } = await startScreen(paths.screen)
    started.push(screen)
    const port = await findFreePort()
    const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config }
    started.push(spawn(paths.driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const driver = `http://127.0.0.1:${port}`
    await waitFor(driver)
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: {} })
    const session = `${driver}/session/${sessionId}`
    let site = baseURL
    if (documentScript) {
      const sitePort = await findFreePort()
      server = serveWithScript(baseURL, documentScript).listen(sitePort)
      await once(server, 'listening')
      site = `http://localhost:${sitePort}`
    }
    const command = async (name: string, body = {}) => {
      await send('POST', `${session}/${name}`, body)
    }
    const evaluate: EnginePage['evaluate'] = (script) => send('POST', `${session}/execute/sync`, { script, args: [] })
    const act = (action: object) => command('actions', { actions: [action] })
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    const find = async (value: string) =>
      (await send<Record<string, string>>('POST', `${session}/element`, { using: 'xpath', value }))[elementKey]
    return {
      goto: (address) => openDocument(evaluate, () => command('url', { url: site + address })),
      reload: () => command('refresh'),
      back: () => command('back'),
      forward: () => command('forward'),
      evaluate,
      press: (...values) => {
        const down = values.map((value) => ({ type: 'keyDown', value }))
        const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
        return act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
      },
      move: (x, y) => act({ ...mouse, actions: [{ type: 'pointerMove', origin: 'viewport', x, y }] }),
      pressButton: () => act({ ...mouse, actions: ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) }),
      resize: (width, height) => command('window/rect', { width, height }),
      takeLog: () => [],
      getRole: async (xpath) => send('GET', `${session}/element/${await find(xpath)}/computedrole`),
      close: async () => {
        await send('DELETE', session).catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Serves the site with a script at the start of each page, because the driver can't run one there itself. */
function serveWithScript(baseURL: string, script: string): Server {
  return createServer(async ({ url, headers }, response) => {
    const { 'if-none-match': known = '', accept = '' } = headers
    const answer = await fetch(baseURL + url, { redirect: 'manual', headers: { 'if-none-match': known, accept } })
    const sent = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete sent[name]
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, sent)
    // The policy doesn't concern what comes before it.
    if (sent['content-type']?.startsWith('text/html'))
      response.end(body.toString().replace('<head>', () => `<head><script>${script}</script>`))
    else response.end(body)
  })
}

/** Writes a style sheet for the browser's toolbar, which otherwise makes windows at least 447 px wide. Returns the folder that contains it. */
function writeNarrowToolbar(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), '* { padding: 0; margin: 0; border-width: 0; min-width: 0 }')
  return folder
}

/** Starts a virtual screen on the first free number, which it writes to the given file descriptor. */
async function startScreen(binary: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(binary, ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { display: `:${number}`, screen }
}

async function waitFor(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`)
  return value
}

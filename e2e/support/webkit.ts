import { type ChildProcess, spawn } from 'node:child_process'
import { findWebKit } from '../../scripts/tools/install/webkit.mjs'
import { findFreePort } from '../../scripts/tools/serve/listen.mjs'

export const tabKey = '\uE004'
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A page in WebKitGTK, controlled by W3C WebDriver because Playwright's own WebKit isn't on every machine. */
export type WebKitPage = {
  goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page. */
  evaluate: <T>(script: string) => Promise<T>
  press: (key: string) => Promise<void>
  /** Makes the window a size in pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns the role that assistive technology gets for the first element. */
  getRole: (xpath: string) => Promise<string>
  /** Presses the middle of the first element with the mouse. */
  click: (xpath: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts the browser. @throws {Error} if it isn't installed: ask `findWebKit` first */
export async function openWebKit(): Promise<WebKitPage> {
  const paths = findWebKit()
  if (!paths) throw new Error('WebKitGTK is not installed')
  const started: ChildProcess[] = []
  const stop = () => {
    for (const child of started) child.kill()
  }
  try {
    const { display, screen } = await startScreen(paths.screen)
    started.push(screen)
    const port = await findFreePort()
    started.push(
      spawn(paths.driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }),
    )
    const server = `http://127.0.0.1:${port}`
    await waitFor(server)
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, { capabilities: {} })
    const session = `${server}/session/${sessionId}`
    const find = async (value: string) =>
      (await send<Record<string, string>>('POST', `${session}/element`, { using: 'xpath', value }))[elementKey]
    const act = (actions: object) => send('POST', `${session}/actions`, { actions: [actions] })
    return {
      goto: async (url) => {
        await send('POST', `${session}/url`, { url })
      },
      evaluate: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
      press: async (value) => {
        await act({ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) })
      },
      resize: async (width, height) => {
        await send('POST', `${session}/window/rect`, { width, height })
      },
      getRole: async (xpath) => send('GET', `${session}/element/${await find(xpath)}/computedrole`),
      click: async (xpath) => {
        const move = { type: 'pointerMove', origin: { [elementKey]: await find(xpath) }, x: 0, y: 0 }
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
        await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] })
      },
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

/** Starts a virtual screen on the first free number, which it writes to the given file descriptor. */
async function startScreen(binary: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(binary, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { display: `:${number}`, screen }
}

async function waitFor(server: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(`${server}/status`).then(
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

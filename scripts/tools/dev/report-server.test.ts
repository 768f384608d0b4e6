import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ReportRequest, startReportServer } from './report-server'

/** A process that answers, or ends when it's asked. */
const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('node:child_process', () => ({ fork }))

let server: Awaited<ReturnType<typeof startReportServer>>

const hearProse = vi.fn()

/** Lets each new process do this with a question. */
async function start(onAsk: (child: ReturnType<typeof toChild>, request: ReportRequest) => void) {
  fork.mockImplementation(() => toChild(onAsk))
  server = await startReportServer(hearProse)
  return (path: string) => fetch(server.origin + path)
}

function toChild(onAsk: Parameters<typeof start>[0]) {
  const listeners = new Map<string, (value?: unknown) => void>()
  const output = {
    listeners,
    on: (_: string, hear: (data: string) => void) => listeners.set('data', hear as () => void),
  }
  const child = {
    connected: true,
    stdout: output,
    stderr: output,
    on: (name: string, listener: (value?: unknown) => void) => listeners.set(name, listener),
    emit: (name: string, value?: unknown) => listeners.get(name)?.(value),
    kill: vi.fn(),
    send: (request: ReportRequest) => onAsk(child, request),
  }
  return child
}

afterEach(() => {
  server.close()
  vi.clearAllMocks()
})

describe('the server behind the editor’s bar', () => {
  test('starts its process on the first request, and again after a change of code', async () => {
    const ask = await start((child, { id, href }) =>
      child.emit('message', { id, status: 200, type: 'application/json', body: JSON.stringify(href) }),
    )
    expect(fork).not.toHaveBeenCalled()
    expect(await (await ask('/page?href=%2Fdocs')).json()).toBe('/docs')
    await ask('/page?href=%2F')
    expect(fork).toHaveBeenCalledTimes(1)
    server.restart()
    await ask('/page?href=%2F')
    expect(fork).toHaveBeenCalledTimes(2)
  })

  test('refuses requests from other sites, and addresses that make no sense', async () => {
    await start(() => {})
    const status = async (path: string, site: string) =>
      (await fetch(server.origin + path, { headers: { 'sec-fetch-site': site } })).status
    expect(await status('/page?href=%2F', 'cross-site')).toBe(403)
    expect(await status('//', 'same-origin')).toBe(400)
    expect(fork).not.toHaveBeenCalled()
  })

  test('asks about the prose of everything that was opened or saved, and passes on what is wrong', async () => {
    const asked = vi.fn<(request: ReportRequest) => void>()
    const ask = await start((child, request) => {
      asked(request)
      child.emit('message', { id: request.id, status: 200, type: 'application/json', body: '[{"line":1}]' })
    })
    server.checkTexts()
    expect(fork).not.toHaveBeenCalled()
    await ask('/prose?href=%2Fdocs')
    await ask('/page?href=%2F')
    server.restart()
    server.addText('content/a.mdx')
    server.checkTexts()
    expect(asked.mock.lastCall?.[0]).toMatchObject({ want: 'prose', texts: ['/docs', 'content/a.mdx'] })
    expect(hearProse.mock.calls).toEqual([[[{ line: 1 }]], [[{ line: 1 }]]])
  })

  test('explains a missing response if the process ends, and starts another one', async () => {
    const ask = await start((child) => {
      child.emit('data', 'Node.js\nSyntaxError: Unexpected token\n    at file.ts:1')
      child.connected = false
      child.emit('close')
    })
    const response = await ask('/page?href=%2F')
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('SyntaxError: Unexpected token')
    await ask('/page?href=%2F')
    expect(fork).toHaveBeenCalledTimes(2)
  })
})

import { type ChildProcess, fork } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Problem } from '@/lib/source/problem'
import { collectOutput } from '../run.mjs'

/**
 * A question of the editor's bar: `want` is `page`, `prose`, `search` or `card`. `texts` are the texts that `prose` is about: the addresses of pages that
 * somebody has opened, and the paths of files that somebody has saved.
 */
export type ReportRequest = { id: number; want: string; href: string; texts: readonly string[] }
export type ReportAnswer = { id: number; status: number; type: string; body: string | Uint8Array }

/** The environment of the processes that read pages for `npm run dev`. Like Next, they have the drafts. */
export const developmentEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  NEXT_PUBLIC_BASE_PATH: process.env.SITE_BASE_PATH ?? '',
}

/**
 * Answers questions about pages. After `restart`, the next answer comes from the code as it is then. `addText` adds a file to the texts that are checked
 * from now on, and `checkTexts` checks them even if no browser is open.
 */
type ReportServer = {
  origin: string
  addText: (file: string) => void
  checkTexts: () => void
  restart: () => void
  close: () => void
}

/**
 * Starts the server behind the editor's bar. Next passes its requests on (`next.config.mjs`). The answers come from `page-reports.ts`, which is a separate
 * process, so that making them never delays a page. It starts with the first request, so that it never delays the first page either.
 * @param hearProse is told what's wrong with the texts whenever they've been checked
 */
export async function startReportServer(hearProse: (problems: readonly Problem[]) => void): Promise<ReportServer> {
  const waiting = new Map<number, { want: string; response?: ServerResponse; by: ChildProcess }>()
  const texts = new Set<string>()
  let worker: ChildProcess | undefined
  let count = 0

  const finish = ({ id, status, type, body }: ReportAnswer) => {
    const { want, response } = waiting.get(id) ?? {}
    waiting.delete(id)
    response?.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (want === 'prose' && status === 200) hearProse(JSON.parse(`${body}`) as Problem[])
  }
  const start = (): ChildProcess => {
    const started = fork('scripts/tools/run-program.mjs', ['scripts/tools/dev/page-reports.ts'], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: developmentEnv,
    })
    const readOutput = collectOutput(started)
    started.on('message', finish)
    // A question to a process that has just ended. It gets its answer when the process closes.
    started.on('error', () => {})
    started.on('close', () => {
      for (const [id, { by }] of waiting) {
        if (by === started) finish({ id, status: 500, type: 'text/plain', body: findError(readOutput()) })
      }
    })
    return started
  }

  const ask = (want: string, href: string, response?: ServerResponse) => {
    count += 1
    if (!worker?.connected) worker = start()
    waiting.set(count, { want, response, by: worker })
    if (want === 'prose' && href) texts.add(href)
    worker.send({ id: count, want, href, texts: [...texts] } satisfies ReportRequest)
  }

  const server = createServer((request, response) => {
    // Next keeps connections, and reports an error if it uses one at the moment when it's closed here.
    response.setHeader('connection', 'close')
    const address = toAddress(request.url ?? '/')
    // Only our own pages may ask, because other sites could keep the computer busy.
    if (!address || /^(?:cross|same)-site$/.test(`${request.headers['sec-fetch-site']}`)) {
      response.writeHead(address ? 403 : 400).end()
      return
    }
    ask(address.pathname.slice(1), address.searchParams.get('href') ?? '', response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const restart = () => {
    worker?.kill()
    worker = undefined
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addText: (file) => texts.add(file),
    checkTexts: () => {
      if (texts.size > 0) ask('prose', '')
    },
    restart,
    close: () => {
      restart()
      server.close()
    },
  }
}

function toAddress(url: string): URL | undefined {
  try {
    return new URL(url, 'http://localhost')
  } catch {
    return undefined
  }
}

/** Returns the line that explains why a process ended. The bar has no room for the rest. */
function findError(said: string): string {
  return (
    /^.*error.*$/im.exec(said)?.[0].trim() ??
    'The process behind the editor’s bar has stopped. To restart it, save a file.'
  )
}

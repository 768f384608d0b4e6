import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request and its response, as they passed through the recorder. */
export type Exchange = {
  method: string
  /** The path with the query, as sent. */
  target: string
  headers: IncomingHttpHeaders
  body: string
  status: number
  answer: string
}

/** A separate address for one program, and everything that passed through it. */
export type Channel = { url: string; exchanges: Exchange[] }

/** What the program gets instead of the mock server's response. Without a status, the connection breaks. */
export type Reply = { status?: number; headers?: Readonly<Record<string, string>>; body?: string | Buffer }

type Options = {
  /** The status to request from the mock server, if it would choose another one. */
  prefer?: number
  /** Returns a response, or undefined to pass the request on. */
  reply?: (request: Pick<Exchange, 'method' | 'target' | 'headers' | 'body'>, index: number) => Reply | undefined
}

const patience = 20_000

type Upstream = { port: number; basePath: string }

/** Passes requests on to a mock server on this machine, and records them and the responses separately for each program. */
export class Recorder {
  private readonly channels: (Channel & Options)[] = []
  private readonly server: Server

  private constructor(private readonly upstream: Upstream) {
    this.server = createServer((incoming, response) => {
      this.pass(incoming, response).catch((error: Error) => response.writeHead(502).end(error.message))
    })
  }

  /** @param upstream the mock server; its paths are those of the document, without the base path of the real server */
  static async start(upstream: Upstream): Promise<Recorder> {
    const recorder = new Recorder(upstream)
    recorder.server.listen(0, '127.0.0.1')
    await once(recorder.server, 'listening')
    return recorder
  }

  open(options: Options = {}): Channel {
    const { port } = this.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/${this.channels.length}${this.upstream.basePath}`
    const channel = { url, exchanges: [], ...options }
    this.channels.push(channel)
    return channel
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url = '' } = incoming
    const [, id, target = ''] = /^\/(\d+)(\/.*)$/.exec(url) ?? []
    const channel = this.channels[Number(id)]
    const { basePath, port } = this.upstream
    if (!channel || !target.startsWith(`${basePath}/`)) throw new Error(`${url} is not below ${basePath}`)
    const body = await readText(incoming)
    const own = channel.reply?.({ method, target, headers, body }, channel.exchanges.length)
    if (own) {
      const { status = 0, headers: sent = {}, body: answer = '' } = own
      channel.exchanges.push({ method, target, headers, body, status, answer: answer.toString() })
      if (status) response.writeHead(status, sent).end(answer)
      else incoming.socket.destroy()
      return
    }
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: target.slice(basePath.length),
      method,
      headers: { ...headers, ...(channel.prefer && { prefer: `code=${channel.prefer}` }) },
      signal: AbortSignal.timeout(patience),
    })
    outgoing.end(body)
    const [answer]: IncomingMessage[] = await once(outgoing, 'response')
    if (!answer) throw new Error('no answer')
    const text = await readText(answer)
    const { statusCode: status = 0, headers: answered } = answer
    channel.exchanges.push({ method, target, headers, body, status, answer: text })
    const type = answered['content-type']
    response.writeHead(status, type ? { 'Content-Type': type } : {}).end(text)
  }
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

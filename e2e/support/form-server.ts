import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the endpoint received. */
export type Received = { origin: string | undefined; contentType: string | undefined; body: string }

/** How the endpoint responds. `silence` leaves the visitor waiting, and `hang up` breaks the connection once it has the form. */
export type Reply =
  | { status: number; body?: string; location?: string; isClosedToOthers?: true }
  | 'silence'
  | 'hang up'

/** A real endpoint with its own port and origin, as a form service would have. */
export class FormServer {
  readonly received: Received[] = []
  reply: Reply = { status: 200, body: '{"ok":true}' }
  private readonly server: Server

  private constructor() {
    this.server = createServer(async (request, response) => {
      const { origin, 'content-type': contentType } = request.headers
      this.received.push({ origin, contentType, body: await readBody(request) })
      if (this.reply === 'silence') return
      if (this.reply === 'hang up') {
        request.socket.destroy()
        return
      }
      const { status, body = '', location, isClosedToOthers } = this.reply
      if (!isClosedToOthers) response.setHeader('Access-Control-Allow-Origin', '*')
      if (location) response.setHeader('Location', `${origin}${location}`)
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
    })
  }

  static async start(): Promise<FormServer> {
    const started = new FormServer()
    await new Promise<void>((resolve) => started.server.listen(0, '127.0.0.1', resolve))
    return started
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/form`
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

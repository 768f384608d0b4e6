import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type Hover,
  type MarkupContent,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js'

const root = process.cwd()
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>

/** What a test sees of a completion: its label and its meaning. */
type Offer = { label: string; meaning: string }

/** A code editor for tests: it starts a language server as VS Code does, with the project's settings, and opens files in it. */
export class LanguageClient {
  readonly #server: ChildProcess
  readonly #connection: ProtocolConnection
  readonly #problems = new Map<string, readonly Diagnostic[]>()
  readonly #texts = new Map<string, string>()

  private constructor(server: ChildProcess, connection: ProtocolConnection) {
    this.#server = server
    this.#connection = connection
  }

  /** Starts a server. @param options what the extension passes to it */
  static async start(program: string, options: object = {}): Promise<{ client: LanguageClient; capabilities: object }> {
    const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    )
    const client = new LanguageClient(server, connection)
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
      client.#problems.set(uri, diagnostics),
    )
    connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
      items.map(({ section }) => findSetting(section)),
    )
    connection.onRequest('client/registerCapability', () => null)
    connection.listen()
    const rootUri = pathToFileURL(root).href
    const { capabilities } = await connection.sendRequest<{ capabilities: object }>('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: path.basename(root) }],
      initializationOptions: options,
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
          hover: { contentFormat: ['markdown'] },
          publishDiagnostics: {},
          diagnostic: {},
        },
      },
    })
    await connection.sendNotification('initialized', {})
    return { client, capabilities }
  }

  /** Opens a file of the project, with `text` as if it had been typed. */
  async open(file: string, text = readFileSync(file, 'utf8')): Promise<void> {
    this.#texts.set(file, text)
    const languageId = file.endsWith('.mdx') ? 'mdx' : 'yaml'
    await this.#connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: toUri(file), languageId, version: 1, text },
    })
  }

  /** Replaces the text of an open file. */
  async change(file: string, text: string): Promise<void> {
    this.#texts.set(file, text)
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: toUri(file), version: 2 },
      contentChanges: [{ text }],
    })
  }

  /** Returns what's offered directly after the first place where the file has `before`. */
  async complete(file: string, before: string): Promise<Offer[]> {
    const result = await this.#ask<CompletionItem[] | CompletionList | null>('textDocument/completion', file, before)
    const items = Array.isArray(result) ? result : (result?.items ?? [])
    return items.map(({ label, documentation }) => ({ label, meaning: toText(documentation) }))
  }

  /** Returns what's shown when the pointer is at the end of `before`. */
  async hover(file: string, before: string): Promise<string> {
    const hover = await this.#ask<Hover | null>('textDocument/hover', file, before)
    return toText(hover?.contents as MarkupContent | undefined)
  }

  /** Returns the mistakes that the server has announced for a file, each with its line. */
  listProblems(file: string): string[] {
    return (this.#problems.get(toUri(file)) ?? []).map(toLine)
  }

  /** Asks the server for the mistakes in a file. */
  async check(file: string): Promise<string[]> {
    const report = await this.#connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri: toUri(file) },
    })
    return report.kind === 'full' ? report.items.map(toLine) : []
  }

  /** Ends the server. */
  stop(): void {
    this.#connection.dispose()
    this.#server.kill()
  }

  async #ask<Result>(method: string, file: string, before: string): Promise<Result> {
    const text = this.#texts.get(file) ?? ''
    const lines = text.slice(0, text.indexOf(before) + before.length).split('\n')
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
    return this.#connection.sendRequest<Result>(method, { textDocument: { uri: toUri(file) }, position })
  }
}

const toUri = (file: string) => pathToFileURL(path.join(root, file)).href
const toText = (text: string | MarkupContent | undefined) => (typeof text === 'string' ? text : (text?.value ?? ''))
const toLine = ({ range, message }: Diagnostic) => `${range.start.line + 1}: ${toText(message)}`

/** Returns a section of the settings. The schemas of other sites aren't requested. */
function findSetting(section: string): unknown {
  if (section in settings) return settings[section]
  const own = Object.entries(settings).filter(([name]) => name.startsWith(`${section}.`))
  const values = Object.fromEntries(own.map(([name, value]) => [name.slice(section.length + 1), value]))
  const format = section === 'yaml' ? { format: { enable: false }, schemaStore: { enable: false } } : {}
  return { validate: true, completion: true, hover: true, ...values, ...format }
}

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node.js'

/**
 * A language server for the front matter of MDX pages. A code editor starts it with `--stdio`. It passes everything on to `yaml-language-server`, which
 * can't read MDX, but hides the body of each page. So front matter follows the same settings and JSON Schemas as YAML files.
 *
 * @typedef {import('vscode-languageserver-protocol').Message} Message
 * @typedef {{ id?: number | string, method?: string, params?: any, result?: any }} AnyMessage
 */
const yamlServer = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server')
const server = spawn(process.execPath, [yamlServer, '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
  // VS Code's Node is part of Electron, which would otherwise open a window.
  env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
})
const toEditor = new StreamMessageWriter(process.stdout)
const toServer = new StreamMessageWriter(server.stdin)

/** The line of each open page on which its front matter ends. @type {Map<string, number>} */
const lastLines = new Map()
/** The ID of the editor's first request, whose response lists what the server can do. @type {number | string | undefined} */
let initializing

server.on('exit', (code) => process.exit(code ?? 1))
new StreamMessageReader(process.stdin).listen((message) => fromEditor(/** @type {AnyMessage} */ (message)))
new StreamMessageReader(server.stdout).listen((message) => fromServer(/** @type {AnyMessage} */ (message)))

/** @param {AnyMessage} message */
function fromEditor(message) {
  const { id, method, params } = message
  if (method === 'initialize') initializing = id
  if (method === 'textDocument/didOpen')
    params.textDocument.text = hideBody(params.textDocument.uri, params.textDocument.text)
  if (method === 'textDocument/didChange')
    for (const change of params.contentChanges) change.text = hideBody(params.textDocument.uri, change.text)
  const last = lastLines.get(params?.textDocument?.uri) ?? 0
  if (params?.position && (params.position.line < 1 || params.position.line >= last))
    send(toEditor, { id, result: null })
  else send(toServer, message)
}

/** @param {AnyMessage} message */
function fromServer(message) {
  if (message.id === initializing && message.result) {
    const { completionProvider, hoverProvider, workspace } = message.result.capabilities
    initializing = undefined
    // Whole texts, because the server sees only part of each. Nothing that changes or outlines a page, because the server doesn't know its body.
    message.result.capabilities = { textDocumentSync: 1, completionProvider, hoverProvider, workspace }
  }
  if (message.method === 'client/registerCapability') {
    /** @type {{ method: string }[]} */
    const registrations = message.params.registrations
    message.params.registrations = registrations.filter((own) => !own.method.startsWith('textDocument/'))
  }
  send(toEditor, message)
}

/**
 * Returns the front matter of a page without its last line, or an empty text if there isn't any. Its lines keep their numbers.
 * @param {string} uri @param {string} text
 */
function hideBody(uri, text) {
  const [front = ''] = /^---\r?\n(?:(?!---[ \t]*\r?\n).*\r?\n)*?(?=---[ \t]*(?:\r?\n|$))/.exec(text) ?? []
  lastLines.set(uri, front.split('\n').length - 1)
  return front
}

/** @param {StreamMessageWriter} writer @param {AnyMessage} message */
function send(writer, message) {
  void writer.write(/** @type {Message} */ ({ jsonrpc: '2.0', ...message }))
}

// VS Code loads an extension of a workspace from its folder, so its packages are those of the project.
const path = require('node:path')
const { workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

/** @type {LanguageClient | undefined} */
let client

/** Starts the language server for front matter. */
exports.activate = () => {
  const module = path.join(__dirname, '../../../scripts/tools/editor/front-matter-server.mjs')
  client = new LanguageClient(
    'front-matter',
    'Front matter',
    { module, transport: TransportKind.stdio },
    {
      documentSelector: [{ language: 'mdx', scheme: 'file' }],
      // The slugs and IDs change with the content.
      synchronize: { fileEvents: workspace.createFileSystemWatcher('**/.generated/editor/*.json') },
    },
  )
  return client.start()
}

exports.deactivate = () => client?.stop()

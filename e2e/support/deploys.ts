import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import type { OfflineSite } from '../../lib/browser/offline/rules'
import { openExport } from '../../scripts/tools/build/export-folder'
import { writeOfflineWorker } from '../../scripts/tools/build/write-offline-worker'
import { findFreePort } from '../../scripts/tools/serve/listen.mjs'
import { createStaticServer } from '../../scripts/tools/serve/static-server.mjs'
import { changePage } from './changed-page'

/** `removed` is the same site as `first`, but keeps no pages. Each deploy also has a preview at `/previews/x`. */
const deploys = ['first', 'second', 'removed'] as const
type Deploy = (typeof deploys)[number]

type Difference = {
  /** The address of the page that differs. */
  page: string
  /** A text of the page, and what the second deploy says instead. */
  texts: Record<'first' | 'second', string>
}

/** Serves the exported site as one of three deploys. Before each test, the first one is published and the server is up. */
export function serveDeploys(difference: Difference) {
  let root = ''
  let port = 0
  let server: Server | undefined

  const publish = (deploy: Deploy) => {
    const link = path.join(root, 'link')
    symlinkSync(path.join(root, deploy), link)
    renameSync(link, path.join(root, 'site'))
  }
  const connect = async () => {
    server = createStaticServer(path.join(root, 'site')).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const disconnect = async () => {
    const closed = server && once(server, 'close')
    server?.close()
    server?.closeAllConnections()
    server = undefined
    await closed
  }

  test.beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'deploys-'))
    port = await findFreePort()
    for (const deploy of deploys) makeDeploy(path.join(root, deploy), deploy, difference)
  })
  test.beforeEach(async () => {
    publish('first')
    await connect()
  })
  test.afterEach(disconnect)
  test.afterAll(() => rmSync(root, { recursive: true, force: true }))

  return {
    /** Returns the URL of an address. */
    at: (address: string) => `http://localhost:${port}${address}`,
    publish,
    connect,
    disconnect,
  }
}

/** Reads what the build told the worker, and the worker itself. */
export function readOfflineWorker(): { told: OfflineSite; code: string } {
  const worker = readFileSync('out/offline-worker.js', 'utf8')
  const [, told = '', code = ''] = /^const offlineSite=(\{.*?\});(.*)$/s.exec(worker) ?? []
  return { told: JSON.parse(told), code }
}

function makeDeploy(folder: string, deploy: Deploy, { page, texts }: Difference) {
  cpSync('out', folder, { recursive: true, filter: (name) => !/^out\/og|\.md$/.test(name) })
  mkdirSync(path.join(folder, 'previews'))
  writeFileSync(path.join(folder, 'previews/x.html'), '<!doctype html><title>Preview</title><h1>A preview</h1>')
  const site = openExport(folder)
  const change = (text: string) => text.replaceAll(texts.first, texts.second)
  if (deploy === 'second')
    for (const file of [`${page}.txt`, `${page}.html`]) site.write(file, changePage(site.read(file), change))
  const { told, code } = readOfflineWorker()
  site.write('offline-worker.js', code)
  const { pages, search } = told
  const palette = search.filter((href) => href.startsWith('/_next/'))
  if (deploy !== 'removed') writeOfflineWorker(site, { hrefs: Object.keys(pages), palette, basePath: '' })
}

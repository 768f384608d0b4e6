import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readPage } from '@/lib/publish/read-page'
import { pageKinds } from './browser/page-kinds'

const toFile = (href: string) => (href === '/' ? 'index.html' : `${href.slice(1)}.html`)
const kinds = {
  ...Object.fromEntries(Object.entries(pageKinds).map(([kind, href]) => [kind, toFile(href)])),
  'not found': '404.html',
}

/** Returns a table of the bytes that a first visit to one page of each kind loads: HTML, scripts, styles, fonts; gzip and brotli. */
export function measurePages(out: string): string[] {
  const rows = Object.entries(kinds)
    .filter(([, file]) => existsSync(path.join(out, file)))
    .map(([kind, file]) => `| ${kind} | ${measurePage(out, file).join(' | ')} |`)
  return ['Kilobytes, gzip / brotli:\n', '| page | HTML | JavaScript | CSS | fonts |', '|---|---|---|---|---|', ...rows]
}

function measurePage(out: string, file: string): string[] {
  const html = readFileSync(path.join(out, file))
  const { references } = readPage(`/${file}`, html.toString())
  const loaded = references.filter(({ kind }) => kind !== 'nomodule')
  const urls = new Set(loaded.map(({ url }) => url.replace(/[?#].*$/, '')))
  const read = (ending: string) =>
    [...urls].filter((url) => url.endsWith(ending)).map((url) => readFileSync(path.join(out, decodeURIComponent(url))))
  return [format([html]), format(read('.js')), format(read('.css')), format(read('.woff2'))]
}

function format(files: readonly Buffer[]): string {
  const sum = (size: (file: Buffer) => number) =>
    (files.reduce((total, file) => total + size(file), 0) / 1024).toFixed(1)
  return `${sum((file) => gzipSync(file, { level: 9 }).length)} / ${sum((file) => brotliCompressSync(file).length)}`
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readPage } from '@/lib/publish/read-page'

const kinds = {
  home: 'index.html',
  search: 'search.html',
  documentation: 'docs/features/habits.html',
  archived: 'docs/1.x/features/habits.html',
  releases: 'releases.html',
  release: 'releases/2.0.html',
  'api operation': 'api/tasks-api/create.html',
  pricing: 'pricing.html',
  contact: 'contact.html',
  'not found': '404.html',
}

/** A table of the bytes that a first visit to one page of each kind loads: HTML, scripts, styles, fonts; gzip and brotli. */
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

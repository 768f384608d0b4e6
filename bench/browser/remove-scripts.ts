import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Copies a site and removes every script from some of its pages, so that a comparison with the originals shows what the scripts cost. */
export function removeScripts(out: string, target: string, pages: readonly string[]): void {
  cpSync(out, target, { recursive: true })
  for (const page of pages) {
    const file = path.join(target, page === '/' ? 'index.html' : `${page}.html`)
    const html = readFileSync(file, 'utf8')
      .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link[^>]*as="script"[^>]*>/g, '')
    writeFileSync(file, html)
  }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { createChangesServer } from './serve-changes'

const { at, write } = createTempFolder()
let server: Server | undefined
afterEach(() => void server?.close())

/** Requests an address. @returns its status, and where it leads or what's there */
async function ask(address: string): Promise<string> {
  const { port } = (server as Server).address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`
}

test('serves the page of changes, its pictures and the site at the addresses of a preview', async () => {
  write('site/index.html', 'home')
  write('site/404.html', 'missing')
  write('site/docs/changes.html', 'a page of the site')
  write('changes/changes.html', 'what changes')
  write('changes/changes/a.png', 'picture')
  server = createChangesServer(at('site'), at('changes')).listen(0, '127.0.0.1')
  await once(server, 'listening')

  expect(await ask('/')).toBe('200 home')
  expect(await ask('/docs/changes')).toBe('200 a page of the site')
  expect(await ask('/changes')).toBe('200 what changes')
  expect(await ask('/changes?from=mail')).toBe('200 what changes')
  expect(await ask('/changes/a.png')).toBe('200 picture')
  expect(await ask('/changes/')).toBe('301 /changes')
  expect(await ask('/changes.html')).toBe('301 /changes')
  expect(await ask('/changes/b.png')).toMatch(/^404 /)
  expect(await ask('/changed')).toBe('404 missing')
})

import { createHash } from 'node:crypto'
import { hashDigits, type OfflineSite } from '../browser/offline/rules'

const sha256 = (text: string) => createHash('sha256').update(text)

/** The site as it's published: the text of each file, by address. */
export type Deploy = Record<string, string>

/** Returns a page with its data and its script, as the build finishes them. */
export const drawPage = (name: string, text: string, script = 'one') => {
  const data = `data of ${text}`
  return {
    [name]: `<title>${text} &amp; more | Site</title><script data-files="${name}.txt#sha256-${sha256(data).digest('base64')} /_next/static/${script}.js"></script>`,
    [`${name}.txt`]: data,
    [`/_next/static/${script}.js`]: `script ${script}`,
  }
}
const titles = (text: string) => ({ '/search-index/titles.json': text })
export const first: Deploy = {
  ...drawPage('/habits', 'Habits'),
  ...drawPage('/journal', 'Journal'),
  ...titles('1'),
  '/search/w.js': 'w',
}
/** Another text on one page. The other page stays as it is, byte by byte. */
export const second: Deploy = { ...first, ...drawPage('/habits', 'New habits'), ...titles('2') }

export const isPage = (path: string) => /^\/\w+$/.test(path)
const hashAll = (deploy: Deploy, isOne: (path: string) => boolean) =>
  Object.fromEntries(
    Object.entries(deploy).flatMap(([path, text]) =>
      isOne(path) ? [[path, sha256(text).digest('hex').slice(0, hashDigits)]] : [],
    ),
  )
/** Returns what the build tells the worker of a deploy. */
export const describeSite = (deploy: Deploy): OfflineSite => ({
  id: sha256(JSON.stringify(deploy)).digest('hex'),
  name: 'Site',
  base: '/',
  previews: '/previews',
  pages: hashAll(deploy, isPage),
  files: hashAll(deploy, (path) => path.includes('titles')),
  immutable: ['/_next/static/', '/search/', '/search-index/search-'],
  search: ['/search/w.js', '/search-index/titles.json'],
})

/** A cache as browsers have it, with addresses as keys. */
class TestCache {
  entries = new Map<string, Response>()
  match = async (url: string) => this.entries.get(url)?.clone()
  put = async (url: string, response: Response) => {
    this.entries.delete(url)
    this.entries.set(url, response)
  }
  delete = async (url: string) => this.entries.delete(url)
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
}
/** The caches of an origin. */
export class TestCaches {
  all = new Map<string, TestCache>()
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new TestCache()
    this.all.set(name, cache)
    return cache
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
}

/** The network, and the host with the deploy that's published. Like a browser, it refuses a file with another hash than the one that's asked for. */
export class TestHost {
  published: Deploy = {}
  isOnline = true
  requested: string[] = []
  fetch = async (asked: string | { url: string }, { integrity = '' }: RequestInit = {}) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url)
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    this.requested.push(pathname)
    const text = this.published[pathname]
    if (text === undefined) return new Response('not found', { status: 404 })
    if (integrity && integrity !== `sha256-${sha256(text).digest('base64')}`) throw new TypeError('Wrong hash')
    return new Response(text)
  }
}

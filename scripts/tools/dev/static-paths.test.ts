import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { skipStaticPaths } from './static-paths.mjs'

const { default: DevServer } = createRequire(import.meta.url)('next/dist/server/dev/next-dev-server.js')
const own = Object.getOwnPropertyDescriptor(DevServer.prototype, 'getStaticPaths')

afterEach(() => {
  if (own) Object.defineProperty(DevServer.prototype, 'getStaticPaths', own)
})

test('the development server starts no process to list the pages of a route', async () => {
  let started = 0
  const server = Object.assign(Object.create(DevServer.prototype), {
    getStaticPathsWorker: () => {
      started += 1
      return { loadStaticPaths: async () => ({ prerenderedRoutes: [] }), end() {} }
    },
    getPrerenderManifest: () => ({ dynamicRoutes: {} }),
    nextConfig: { experimental: {} },
    staticPathsCache: new Map(),
  })
  skipStaticPaths()
  expect(await server.getStaticPaths({ pathname: '/docs/[...slug]', isAppPath: true })).toEqual({
    staticPaths: undefined,
    fallbackMode: undefined,
  })
  expect(started).toBe(0)
})

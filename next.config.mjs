import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { readBuildSettings } from './lib/site/build-settings.mjs'

const { basePath, outDir } = readBuildSettings(process.env)

/** @param {string} name */
const pluginPath = (name) => path.join(import.meta.dirname, 'lib/content/mdx', name)

/** Pages stay in the collections; `@next/mdx` compiles the shared fragments that routes and components import, with the same plugins. */
const withMdx = createMDX({
  options: {
    remarkPlugins: [pluginPath('remark.mjs')],
    rehypePlugins: [pluginPath('rehype.mjs')],
  },
})

/** The commit, so that two builds of one commit are identical; a fixed word where there is no history. */
function readBuildId() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'no-history'
  }
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // In an export this is where the site is written; Next's own files stay in .next. `next dev` has no such folder.
  ...(outDir !== 'out' && { distDir: outDir }),
  trailingSlash: false,
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx'],
  generateBuildId: readBuildId,
  turbopack: { root: import.meta.dirname },
  // One sheet for nearly each component: each page lists its own, and `lib/finish/merge-styles.ts` makes one file of them.
  experimental: { cpus: availableParallelism(), cssChunking: { type: 'graph', requestCost: 500 } },
  // `npm run typecheck` is a step of its own.
  typescript: { ignoreBuildErrors: true },
}

/**
 * Under `output: 'export'`, `next dev` shows an overlay about `generateStaticParams` for a page that was added a moment ago; without it, the page appears.
 * That's also why the routes of content don't set `dynamicParams = false`. A build exports the same pages either way.
 * @param {string} phase
 */
export default (phase) =>
  withMdx(phase === PHASE_DEVELOPMENT_SERVER ? { ...nextConfig, output: undefined } : nextConfig)

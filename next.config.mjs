import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { readBuildSettings } from './lib/site/build-settings.mjs'

const { basePath, outDir } = readBuildSettings(process.env)

/** @param {string} name */
const pluginPath = (name) => path.join(import.meta.dirname, 'lib/catalogue/mdx', name)

/** Contentlayer compiles the pages. `@next/mdx` compiles the shared fragments that routes and components import, with the same plugins. */
const withMdx = createMDX({
  options: {
    remarkPlugins: [pluginPath('remark.mjs')],
    rehypePlugins: [pluginPath('rehype.mjs')],
  },
})

/** Returns the commit, so that two builds of the same commit are identical, or a fixed word if there's no git history. */
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
  // In an export, `distDir` is the folder that the site is written to, and Next's own files stay in .next. `next dev` has no such folder.
  ...(outDir !== 'out' && { distDir: outDir }),
  trailingSlash: false,
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx'],
  generateBuildId: readBuildId,
  turbopack: { root: import.meta.dirname },
  // Nearly every component gets its own style sheet. Each page lists the ones it needs, and `lib/publish/finish/style.ts` merges them into one file.
  experimental: { cpus: availableParallelism(), cssChunking: { type: 'graph', requestCost: 500 } },
  // `npm run check -- types` is a separate check.
  typescript: { ignoreBuildErrors: true },
}

/** Pages whose file ends with `.dev.tsx`, such as the gallery of components, exist in development only. */
const development = {
  output: undefined,
  pageExtensions: ['dev.tsx', 'ts', 'tsx'],
  // The search index reads every page (`scripts/tools/dev/index-pages.ts`), and nobody wants to read about that.
  logging: { incomingRequests: { ignore: [/\?read-for-search$/] } },
}

/**
 * With `output: 'export'`, `next dev` shows an overlay about `generateStaticParams` on a page that you've only just added. Without it, the page
 * appears. That's also why the routes for content don't set `dynamicParams = false`. A build exports the same pages either way.
 * @param {string} phase
 */
export default (phase) => withMdx(phase === PHASE_DEVELOPMENT_SERVER ? { ...nextConfig, ...development } : nextConfig)

import { availableParallelism } from 'node:os'
import path from 'node:path'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { readBuildSettings } from './lib/site/build-settings.mjs'
import { hashCode } from './scripts/tools/build/ensure-built.mjs'
import { skipStaticPaths } from './scripts/tools/dev/static-paths.mjs'

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
  // The ID is part of every page. A page that's open while the site is deployed compares IDs, and loads the next page in full if they differ.
  generateBuildId: () => hashCode().slice(0, 12),
  turbopack: { root: import.meta.dirname },
  experimental: {
    cpus: availableParallelism(),
    // Nearly every component gets its own style sheet. Each page lists the ones it needs, and `lib/publish/finish/style.ts` merges them into one file.
    cssChunking: { type: 'graph', requestCost: 500 },
    // Nothing that's published needs source maps, and a page that fails here fails in `npm run dev` too, where they're on.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  enablePrerenderSourceMaps: false,
  // `npm run check -- types` is a separate check.
  typescript: { ignoreBuildErrors: true },
}

/** Pages whose file ends with `.dev.tsx`, such as the gallery of components, exist in development only. */
const development = {
  output: undefined,
  experimental: {
    ...nextConfig.experimental,
    turbopackSourceMaps: true,
    turbopackInputSourceMaps: true,
    // The editor's bar waits for the process that reads the pages. On a busy computer, that takes longer than Next's 30 seconds.
    proxyTimeout: 240_000,
  },
  enablePrerenderSourceMaps: true,
  pageExtensions: ['dev.tsx', 'ts', 'tsx'],
  // `scripts/tools/dev/dev.ts` starts the server that answers the editor's bar.
  rewrites: async () =>
    process.env.EDITOR_BAR_ORIGIN
      ? { beforeFiles: [{ source: '/editor-bar/:want', destination: `${process.env.EDITOR_BAR_ORIGIN}/:want` }] }
      : [],
}

/**
 * With `output: 'export'`, `next dev` shows an overlay about `generateStaticParams` on a page that you've only just added. Without it, the page
 * appears. That's also why the routes for content don't set `dynamicParams = false`. A build exports the same pages either way.
 * @param {string} phase
 */
export default (phase) => {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return withMdx(nextConfig)
  skipStaticPaths()
  return withMdx({ ...nextConfig, ...development })
}

import { readBuildSettings } from '@/lib/site/build-settings.mjs'

/** The settings of this build. While it runs, `outDir` is never `out/` itself (see scripts/build.mjs). `basePath` is where the site will be served. */
export const { outDir, basePath, defersRuntime, preview } = readBuildSettings(process.env)

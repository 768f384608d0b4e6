import { readBuildSettings } from '@/lib/site/build-settings.mjs'

/** Where the steps of a build find and leave the site, and the path at which it will stand. Never `out/` itself while a build runs: see scripts/build.mjs. */
export const { outDir, basePath, defersRuntime, preview } = readBuildSettings(process.env)

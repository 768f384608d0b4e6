import path from 'node:path'
import { type Config, generateDotpkg, getConfig, runMain } from 'contentlayer2/core'

/**
 * Compiles the collections with Contentlayer. If it fails, it explains the reason and ends this process.
 * @param folder the absolute path of the folder that `.contentlayer` is in
 * @param leftOut pages to leave out, as paths in `content/`
 */
export async function compileContent(folder: string, leftOut: readonly string[] = []): Promise<void> {
  process.env.CONTENT_LEFT_OUT = JSON.stringify(leftOut)
  const options = { tracingServiceName: 'content', verbose: false, customCwd: folder } as unknown as Parameters<
    typeof runMain
  >[0]
  const config = (await runMain(options)(getConfig({ configPath: path.resolve('contentlayer.config.ts') }))) as Config
  await runMain(options)(generateDotpkg({ config, verbose: false }))
}

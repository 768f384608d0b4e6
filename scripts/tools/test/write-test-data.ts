import { buildContext } from '@/lib/check/context'
import { readContent } from '@/lib/check/read-content'
import { openContentMemory } from '../build/content'
import { writeData } from '../build/write-data'

/** Vitest runs this once before the tests, so that tests about facts and the API see the files of `content/` as they are now. */
export async function setup(): Promise<void> {
  const memory = openContentMemory('tests')
  const code = openContentMemory('code')
  const { files, assets } = readContent(process.cwd())
  await writeData({ files, context: buildContext(files, assets, memory), problems: [] }, code)
  memory.save()
  code.save()
}

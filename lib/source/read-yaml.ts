import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { formatProblems } from './problem'
import { fillSiteTokens } from './site-tokens.mjs'
import { parseYaml } from './yaml-problems'

/**
 * Returns the data of a YAML file with its tokens filled in.
 * @param file its path from the root of the repository
 * @throws with one line for each problem, beginning with its path and place
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const source = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8')
  const { data, problems } = parseYaml(file, fillSiteTokens(source), schema)
  if (problems.length > 0) throw new Error(formatProblems(problems))
  return data as z.infer<Schema>
}

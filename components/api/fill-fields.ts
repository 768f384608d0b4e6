import type { ApiOperation } from '@/lib/api/api-types'
import type { FillField } from './fill-code'

/** How each language reads the token in the samples. All of these are inside a string, so the token itself can replace them. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: this is what JavaScript samples hold
const tokenPlaceholders = ['$TOKEN', '${process.env.TOKEN}', "{os.environ['TOKEN']}", "#{ENV.fetch('TOKEN')}"]

/** Returns what readers can fill into the samples of an operation: the token, and each part of the path that's an example. */
export function listFillFields({
  path,
  parameters,
  samples,
}: Pick<ApiOperation, 'path' | 'parameters' | 'samples'>): FillField[] {
  const examples = findPathExamples(path, samples[0]?.code ?? '')
  const own = parameters.path.flatMap(({ name }) => {
    const example = examples?.[name]
    return example ? [{ name, placeholders: [example], isSecret: false }] : []
  })
  return [{ name: 'Token', placeholders: tokenPlaceholders, isSecret: true }, ...own]
}

/** Returns the examples that the sample has for the parameters of the path, by name. */
function findPathExamples(path: string, code: string): Partial<Record<string, string>> | undefined {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/?"\'\\s]+)')
  return new RegExp(`${pattern}(?![/\\w])`).exec(code)?.groups
}

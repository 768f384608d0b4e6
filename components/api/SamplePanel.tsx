import { TabGroup } from '@/components/mdx/TabGroup'
import type { ApiOperation, ApiResponse, ApiSample } from '@/lib/api/api-types'
import { cx } from '@/lib/utils/cx'
import type { ApiContext } from './api-context'
import { CodeSample, FoldedCode } from './CodeSample'
import { FillValues } from './FillValues'
import type { FillField } from './fill-code'
import styles from './SamplePanel.module.css'

type SamplePanelProps = {
  operation: ApiOperation
  highlight: ApiContext['highlight']
  /** Only if the page has the responses in a section as well. Programs that read the page then get them once. */
  answersClassName?: string
}

/** Shows how to request an operation and what it returns: one example of each status, with the first one open. */
export function SamplePanel({ operation: { responses, ...operation }, highlight, answersClassName }: SamplePanelProps) {
  return (
    <div className={styles.panel} data-samples="">
      <SampleTabs samples={operation.samples} highlight={highlight} />
      <FillValues fields={listFillFields(operation)} />
      <div className={cx(styles.panel, answersClassName)} data-plain={answersClassName && ''}>
        {responses.map((response, index) => (
          <Answer key={response.status} response={response} highlight={highlight} isOpen={index === 0} />
        ))}
      </div>
    </div>
  )
}

type AnswerProps = { response: ApiResponse; highlight: ApiContext['highlight']; isOpen: boolean }

function Answer({ response: { status, reason, examples }, highlight, isOpen }: AnswerProps) {
  const title = `${status} ${reason}`
  const [example] = examples
  if (!example) return <p className={styles.empty}>{title}: the response has no body.</p>
  const Code = isOpen ? CodeSample : FoldedCode
  return <Code title={title} tree={highlight(example.json, 'json')} />
}

type SampleTabsProps = { samples: readonly ApiSample[]; highlight: ApiContext['highlight'] }

/** Shows one request in each language. All groups called "language" show the same one on every page, and `?lang=` in the URL chooses it. */
function SampleTabs({ samples, highlight }: SampleTabsProps) {
  const tabs = samples.map((sample) => ({
    value: sample.language,
    label: sample.label,
    content: <CodeSample tree={highlight(sample.code, sample.highlight)} label={sample.label} />,
  }))
  return (
    <div className={styles.tabs}>
      <TabGroup group="language" label="Language" tabs={tabs} />
    </div>
  )
}

/** How each language reads the token in the samples. All of these are inside a string, so the token itself can replace them. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: JavaScript samples contain this text
const tokenPlaceholders = ['$TOKEN', '${process.env.TOKEN}', "{os.environ['TOKEN']}", "#{ENV.fetch('TOKEN')}"]

/**
 * Returns what readers can fill into the samples of an operation: the token, each part of the path that's an example, the key of a POST, and the texts of
 * the body.
 */
export function listFillFields({
  path,
  parameters,
  body,
  samples,
}: Pick<ApiOperation, 'path' | 'parameters' | 'body' | 'samples'>): FillField[] {
  const examples = findPathExamples(path, samples[0]?.code ?? '')
  const own = parameters.path.flatMap(({ name }) => {
    const example = examples?.[name]
    return example ? [{ name, placeholders: [example], isSecret: false }] : []
  })
  const [, key] = /"Idempotency-Key: ([\w-]+)"/.exec(samples[0]?.code ?? '') ?? []
  return [
    { name: 'Token', placeholders: tokenPlaceholders, isSecret: true },
    ...own,
    ...(key ? [{ name: 'Idempotency-Key', placeholders: [key], isSecret: false }] : []),
    ...listTexts(body, samples),
  ]
}

/** Lists the texts in the body of the samples. A text that a sample has elsewhere too, or has to escape, can't be replaced. */
function listTexts(body: ApiOperation['body'], samples: readonly ApiSample[]): FillField[] {
  const example = JSON.parse(body?.examples[0]?.json ?? '{}') as Record<string, unknown>
  return (body?.fields ?? []).flatMap(({ name, values }) => {
    const text = example[name]
    if (typeof text !== 'string' || values) return []
    const isReplaceable = samples.length > 0 && samples.every(({ code }) => code.split(text).length === 2)
    return isReplaceable ? [{ name, placeholders: [text], isSecret: false, isText: true }] : []
  })
}

/** Returns the examples that the sample has for the parameters of the path, by name. */
function findPathExamples(path: string, code: string): Partial<Record<string, string>> | undefined {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/?"\'\\s]+)')
  return new RegExp(`${pattern}(?![/\\w])`).exec(code)?.groups
}

import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiLanguage } from '@/lib/api/api-types'
import type { JsonValue } from '@/lib/api/openapi-types'
import { buildSamples, type SampleRequest, toPathSegment } from '@/lib/api/samples'
import { fuzz } from '@/lib/testing/fuzz'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { interpreters, isMissing } from '../install/interpreters.mjs'

/** Samples contain examples from the API's document. Whatever an example is, every language has to send it as it is, and run nothing of it. */
type Sent = { url: string; body: string | null }

const folder = createTempFolder()
const baseUrl = 'https://api.example.com/v1'

/** Texts as a document can have them: without unpaired halves of characters. Some of them mean something to a language. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('#{`ls`}', '$(ls)', '`ls`', '$1', "O'Brien", '!!', '\\', '\\u0041', '__proto__', '%s', '{x}', 'a\nb'),
)
const requests: fc.Arbitrary<SampleRequest> = fc
  .record({
    // A browser reads these two as steps in the path, however they're written.
    name: anyText.filter((text) => !['', '.', '..'].includes(text)),
    query: fc.dictionary(anyText, fc.oneof(anyText, fc.integer()), { maxKeys: 2 }),
    body: fc.option(fc.jsonValue({ stringUnit: 'binary' }), { nil: undefined }),
    key: anyText,
  })
  .map(({ name, query, body, key }) => ({
    id: 'createTask',
    method: 'POST',
    baseUrl,
    path: `/tasks/${toPathSegment(name)}`,
    query,
    body: body === undefined ? undefined : ({ [key]: JSON.parse(JSON.stringify(body)) } as JsonValue),
    hasResponseBody: false,
  }))

/** Programs that run the samples in a JSON file with a network that only notes what's sent, and print that as JSON. */
const drivers: Readonly<Record<'javascript' | 'python' | 'ruby', string>> = {
  javascript: `import { readFileSync } from 'node:fs'
const sent = []
const fetch = async (url, { body = null }) => { sent.push({ url, body }); return { ok: true, status: 200 } }
const Program = (async () => {}).constructor
for (const code of JSON.parse(readFileSync(process.argv[2])))
  await new Program('fetch', 'console', code)(fetch, { log() {} })
console.log(JSON.stringify(sent))`,
  python: `import contextlib, io, json, sys, urllib.request
sent = []
class Reply(io.BytesIO):
    status = 200
def urlopen(request):
    sent.append({"url": request.full_url, "body": request.data and request.data.decode()})
    return Reply()
urllib.request.urlopen = urlopen
with open(sys.argv[1], encoding="utf-8") as file:
    programs = json.load(file)
for code in programs:
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(code, "sample", "exec"), {})
print(json.dumps(sent))`,
  ruby: `require 'json'
require 'net/http'
require 'stringio'
$VERBOSE = nil
SENT = []
class Net::HTTP
  def request(request)
    SENT << { url: request.uri.to_s, body: request.body }
    Net::HTTPOK.new('1.1', '200', 'OK')
  end
end
JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |code|
  $stdout = StringIO.new
  eval(code, TOPLEVEL_BINDING.dup)
  $stdout = STDOUT
end
puts SENT.to_json`,
}

function runAll(language: ApiLanguage, codes: readonly string[]): Sent[] {
  const { command, ending } = interpreters[language]
  if (language === 'curl') return runCurl(command, codes)
  folder.write(`driver.${ending}`, drivers[language])
  folder.write('samples.json', JSON.stringify(codes))
  return JSON.parse(run(command, [`driver.${ending}`, 'samples.json']))
}

/** Runs the samples of curl with a function of that name, which prints its arguments. */
function runCurl(command: string, codes: readonly string[]): Sent[] {
  folder.write('samples.sh', ['curl() { printf \'%s\\0\' $# "$@"; }', ...codes].join('\n'))
  const words = run(command, ['samples.sh']).split('\0')
  return codes.map(() => {
    const args = words.splice(0, Number(words.shift()))
    const data = args.indexOf('-d')
    return { url: args.find((arg) => arg.startsWith(baseUrl)) ?? '', body: data < 0 ? null : (args[data + 1] ?? null) }
  })
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: folder.at(),
    encoding: 'utf8',
    env: { ...process.env, TOKEN: 'pat_1', PYTHONIOENCODING: 'utf-8' },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const languages = [
  ['curl', isMissing('bash')],
  ['javascript', false],
  ['python', isMissing('python3')],
  ['ruby', isMissing('ruby')],
] as const

for (const [language, isAbsent] of languages) {
  const title = `${language} sends any example as it is${isAbsent ? ' (not checked: no interpreter)' : ''}`
  test.skipIf(isAbsent)(title, async () => {
    // A process takes longer than all its samples together.
    const lists = fc.array(requests, { minLength: 1, maxLength: 100, size: 'max' })
    const check = (list: SampleRequest[]) => {
      const codes = list.map((request) => buildSamples(request).find((own) => own.language === language)?.code ?? '')
      for (const [at, { url, body }] of runAll(language, codes).entries()) {
        const wanted = list[at] as SampleRequest
        const { searchParams, href } = new URL(url)
        expect(href.split('?')[0]).toBe(new URL(baseUrl + wanted.path).href)
        expect([...searchParams]).toEqual(Object.entries(wanted.query).map(([name, value]) => [name, String(value)]))
        expect(body === null ? undefined : JSON.parse(body)).toEqual(wanted.body)
      }
    }
    await fuzz(lists, check, { weight: 50 })
  })
}

import type { ApiSample } from '../api-types'
import { buildCurl } from './curl'
import { buildJavaScript } from './javascript'
import { buildPython } from './python'
import { buildRuby } from './ruby'
import type { SampleRequest } from './sample-request'

/** Writes the request as a complete program in each language. The programs read the token from the environment variable TOKEN. */
export function buildSamples(request: SampleRequest): ApiSample[] {
  return [
    { language: 'curl', label: 'curl', highlight: 'bash', code: buildCurl(request) },
    { language: 'javascript', label: 'JavaScript', highlight: 'js', code: buildJavaScript(request) },
    { language: 'python', label: 'Python', highlight: 'python', code: buildPython(request) },
    { language: 'ruby', label: 'Ruby', highlight: 'ruby', code: buildRuby(request) },
  ]
}

import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../../source/problem'
import { createReport } from '../report'
import { checkDrawing } from './pictures'

function check(inside: string): string {
  const problems: Problem[] = []
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:on="x">\n${inside}\n</svg>`
  checkDrawing(text, createReport('a.svg', text, problems))
  return formatProblems(problems)
}

// The drawings that the check reports are in cases/files.md.
test.each([
  [
    'shapes, text and comments',
    '<!-- <script> --><text>1 &lt; 2 <tspan>&amp;</tspan></text><path d="M0 0" fill="#fff"/>',
  ],
  [
    'references into the file',
    '<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/><rect fill="url(#a)" mask="url( &quot;#a&quot; )"/>',
  ],
  ['a bitmap in the file', '<image href="data:image/png;base64,AAAA"/>'],
  ['links to pages', '<a href="https://other.example"/><a href="/docs"/><a href="mailto:a@b.example"/><a href="#a"/>'],
  [
    'animations of shapes',
    '<rect><animate attributeName="x" values="0;1"/><set attributeName="fill" to="red"/></rect>',
  ],
  ['style rules', '<style>rect { fill: url(#a); font-family: sans-serif }</style><style><![CDATA[a{}]]></style>'],
  ["an editor's own data", '<metadata xmlns:rdf="r"><rdf:RDF on:x="1"/></metadata>'],
])('checkDrawing accepts %s', (_what, inside) => expect(check(inside)).toBe(''))

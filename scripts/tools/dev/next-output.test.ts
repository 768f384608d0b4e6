import { expect, test } from 'vitest'
import { createErrorFilter, isWorthReading } from './next-output'

const said = `▲ Next.js 16.4.3 (Turbopack)
- Local:         http://localhost:3000
- Network:       http://192.0.2.2:3000
✓ Ready in 1374ms
- Debugger port: 9229
- Environments: .env.local
- Cache Components enabled
- Experiments (use with caution):
  · cpus: 2
  · optimizePackageImports: "all"
  · cssChunking
  ✓ turbopackSourceMaps

○ Compiling /docs/[...slug] ...
 \u001b[32m✓\u001b[39m Compiled in 104ms
 GET /docs/features/habits 200 in 4.6s (next.js: 689ms, application-code: 2.3s)
⚠ Port 3000 is in use.
⚠ Invalid next.config.mjs options detected:
- Expected object, received string at "images"
- Unrecognized key(s) in object: 'swc'
  · see the documentation
 ⨯ Error: A navbar item failed to render
    at Navbar (components/layout/NavbarList.tsx:12:3)
{ "label": "Pricing" }`

test('the terminal shows the address, then only warnings and errors', () =>
  expect(said.split('\n').filter(isWorthReading)).toEqual([
    '- Local:         http://localhost:3000',
    '⚠ Port 3000 is in use.',
    '⚠ Invalid next.config.mjs options detected:',
    '- Expected object, received string at "images"',
    "- Unrecognized key(s) in object: 'swc'",
    '  · see the documentation',
    ' ⨯ Error: A navbar item failed to render',
    '    at Navbar (components/layout/NavbarList.tsx:12:3)',
    '{ "label": "Pricing" }',
  ]))

test("an error that Next makes and repairs itself isn't shown, but others are", () => {
  const printed: string[] = []
  const filter = createErrorFilter((line) => printed.push(line))
  const race = [
    '\u001b[31m⨯\u001b[39m Failed to generate static paths for /docs/[...slug]:',
    'SyntaxError: Unexpected end of JSON input',
  ]
  const ours = ['⨯ Failed to generate static paths for /api/[...slug]:', 'Error: content/api/overview.mdx is missing']
  for (const line of [
    ...race,
    '    at JSON.parse (<anonymous>)',
    ...race,
    ...ours,
    ...race,
    'SyntaxError: Unexpected token',
  ])
    filter(line)
  expect(printed).toEqual([...ours, 'SyntaxError: Unexpected token'])
  const own = [...race, '    at JSON.parse (<anonymous>)', '    at readJson (lib/source/read-json.ts:13:19)']
  for (const line of own) filter(line)
  expect(printed.slice(-own.length)).toEqual(own)
})

import { expect, test } from 'vitest'
import { isWorthReading } from './next-output'

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

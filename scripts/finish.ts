import { existsSync, rmSync } from 'node:fs'

/** The last step of the build: leaves in `out/` what a static host should serve, and nothing else. */
for (const leftover of ['out/_not-found.html', 'out/_not-found.txt', 'out/_not-found']) {
  // Next writes the not-found page a second time under its internal name; hosts serve 404.html.
  if (existsSync(leftover)) rmSync(leftover, { recursive: true })
}
console.log('out/ is finished')

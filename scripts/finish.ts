import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyFontPreloads } from '@/lib/finish/font-preloads'

/** The last step of the build: leaves in `out/` what a static host should serve, and nothing else. */
for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found']) {
  // Next writes the not-found page a second time under its internal name; hosts serve 404.html.
  rmSync(`out/${leftover}`, { recursive: true, force: true })
}
const read = (name: string) => readFileSync(`out/${name}`, 'utf8')
writeFileSync('out/404.html', copyFontPreloads(read('index.html'), read('404.html')))
console.log('out/ is finished')

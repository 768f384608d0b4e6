import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { knownNextVersion } from './next-output'

const installed: string = createRequire(import.meta.url)('next/package.json').version

/** Shown after an update of Next, when nobody has compared its output yet. The command leaves out names of files, which change with each build. */
const whatToDo = `Next ${installed} is installed, but lib/publish/finish was last compared with the output of Next ${knownNextVersion}.

1. With Next ${knownNextVersion} and then with Next ${installed}, build the same commit, and list the tags and the hints of the router's data:

   SITE_DEFER_RUNTIME=false npm run build
   grep -rhoE '<(script|link|meta)[^>]*>|:HL\\[[^]]*\\]|self\\.__next_f[^[(]*' out --include='*.html' --include='*.txt' |
     sed -E 's#/_next/static/[^"]*/(turbopack-)?[^"/]*\\.(js|css|woff2)#/_next/static/\\1*.\\2#g; s/sha256-[^ ;]*/*/g' |
     sort | uniq -c > tags-VERSION.txt
   diff tags-${knownNextVersion}.txt tags-${installed}.txt

2. If the lists differ, compare them with the expressions in next-output.ts, and adapt these and their functions:

   links to style sheets, their preloads and hints    style.ts    mergeStyles, inlineStyles
   lists of files in out/_next/static/chunks          style.ts    mergeLazyStyles, listLazyParts
   scripts, their preloads, self.__next_f             runtime.ts  takeData, deferRuntime
   order of the head, preloads of fonts               head.ts     settleHead, listFonts
   new inline scripts and styles                      policy.ts   addPolicy

3. Set knownNextVersion in next-output.ts to '${installed}' and run: npm run test:full
`

test('finishing knows the output of the installed version of Next', () => {
  expect(installed, whatToDo).toBe(knownNextVersion)
})

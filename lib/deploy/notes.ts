/** The first lines of every generated file. */
export const generatedNote = [
  'Written by `npm run deploy:files` (and by each build) from lib/deploy/host-rules.ts: change it there, not here.',
]

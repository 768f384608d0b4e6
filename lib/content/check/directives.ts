import { findNearest } from '../../utils/nearest'
import { calloutTones } from '../mdx/remark-callouts.mjs'
import { type Draft, takeOut } from './draft'

const wanted = `write one of ${calloutTones.map((tone) => `:::${tone}`).join(', ')}`

/** Checks the names and titles of `Callout` directives (`:::note` to `:::`), and that each one is closed. */
export function checkDirectiveLines(draft: Draft): void {
  const open: { index: number; marker: string }[] = []
  for (const { 0: line, 1: marker = '', 2: rest = '', index } of draft.prose.matchAll(/(?<=^[ \t>]*)(::+)(.*)/gm)) {
    const [, name, after = ''] = /^[ \t]*([A-Za-z][\w-]*)(.*)$/.exec(rest) ?? []
    if (name) {
      checkOpening(draft, { index, line, marker, name, after })
      if (marker.length > 2 || calloutTones.includes(name)) open.push({ index, marker: `${marker}${name}` })
    } else if (!rest.trim() && marker.length > 2 && !open.pop()) {
      draft.report(index, '":::" closes no callout', 'remove the line, or begin the callout above with :::note')
      takeOut(draft, index, index + line.length)
    }
  }
  for (const { index, marker } of open.filter((opening) => opening.marker.startsWith(':::'))) {
    draft.report(index, `${marker} is never closed`, 'write ::: on a line of its own after its last line')
  }
}

type Opening = { index: number; line: string; marker: string; name: string; after: string }

function checkOpening(draft: Draft, { index, line, marker, name, after }: Opening): void {
  const known = calloutTones.includes(name)
  if (marker.length === 2) {
    // `::word` in prose is text, unless the word is one of the `calloutTones`: then it's clear what was meant.
    if (known) draft.report(index, `::${name} has two colons`, `write :::${name}`)
    return
  }
  if (!known) {
    const nearest = findNearest(name, calloutTones)
    draft.report(index, `there is no callout :::${name}`, nearest ? `write :::${nearest}` : wanted)
    return
  }
  const title = /^(?:\[[^\]]*\])?[ \t]*$/.test(after) ? undefined : after.replace(/^[ \t]*(?:\{[^}]*\})?[ \t]*/, '')
  if (title !== undefined || !line.startsWith(`${marker}${name}`)) {
    const label = title ? `[${title.trim()}]` : after.startsWith('[') ? after.trim() : '[A title of its own]'
    const cure = title === undefined ? `write :::${name}${after.trim()}` : `write :::${name}${label}`
    draft.report(index, `the first line of the callout is not read as one`, cure)
    takeOut(draft, index, index + line.length)
  }
}

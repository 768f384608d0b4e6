import { findComponent } from './components'
import { type Draft, takeOut } from './draft'
import { describeHtmlTag } from './html-tags'
import { readTag, type Tag } from './read-tag'

type OpenTag = Tag & { isTakenOut: boolean }

/**
 * Reports tags that are broken, never closed, closed without being opened, or HTML. Each one is taken out together with its other half, so that the
 * parser sees only whole elements.
 */
export function checkTags(draft: Draft): void {
  const open: OpenTag[] = []
  /** Elements that were still open when their parent closed. Their own closing tag comes late or never, and either way, that's been reported. */
  const cut: string[] = []
  const tagStart = /\\.|<(?=[A-Za-z$_/>])/gs
  for (let match = tagStart.exec(draft.prose); match; match = tagStart.exec(draft.prose)) {
    if (match[0] !== '<') continue
    const tag = readTag(draft, match.index)
    tagStart.lastIndex = Math.max(tag.end, match.index + 1)
    let isTakenOut = tag.isBroken || !/^[A-Z]/.test(tag.name)
    if (tag.kind === 'close') {
      const opened = closeTag(draft, open, cut, tag)
      isTakenOut = opened ? opened.isTakenOut : true
    } else {
      if (!tag.isBroken && isTakenOut) reportHtml(draft, tag)
      const closesItself = tag.kind === 'self' || (isTakenOut && describeHtmlTag(tag.name).isVoid)
      if (!closesItself && tag.kind !== 'unfinished') open.push({ ...tag, isTakenOut })
    }
    if (isTakenOut) takeOutTag(draft, tag)
  }
  for (const tag of open) reportUnclosed(draft, tag)
}

/** Finds the element that `tag` closes, and reports everything that was opened since. */
function closeTag(draft: Draft, open: OpenTag[], cut: string[], tag: Tag): OpenTag | undefined {
  const index = open.findLastIndex(({ name }) => name === tag.name)
  if (index >= 0) {
    const [opened, ...unclosed] = open.splice(index)
    for (const inner of unclosed) {
      reportUnclosed(draft, inner)
      cut.push(inner.name)
    }
    return opened
  }
  if (cut.includes(tag.name)) cut.splice(cut.indexOf(tag.name), 1)
  else if (!describeHtmlTag(tag.name).isVoid || !tag.name) {
    draft.report(
      tag.start,
      `</${tag.name}> closes nothing`,
      `remove it, or write <${tag.name}> where its content begins`,
    )
  }
  return undefined
}

function reportUnclosed(draft: Draft, tag: OpenTag): void {
  // HTML has already been reported, and it should be removed, not closed.
  if (tag.isTakenOut) return
  const rule = findComponent(tag.name)
  const cure =
    rule?.children === 'none'
      ? `end it with />, as in <${tag.name} … />`
      : `write </${tag.name}> on a line of its own after its content, with a blank line before`
  draft.report(tag.start, `<${tag.name}> is never closed`, cure)
  takeOutTag(draft, tag)
}

function takeOutTag(draft: Draft, tag: Tag): void {
  takeOut(draft, tag.start, tag.end)
  if (findComponent(tag.name)) draft.hasLostTags = true
}

function reportHtml(draft: Draft, tag: Tag): void {
  const { isKnown, cure } = describeHtmlTag(tag.name)
  if (isKnown) draft.report(tag.start, `HTML does not belong in pages: <${tag.name}>`, cure)
  else if (!tag.name) draft.report(tag.start, '"<>" is read as a tag', 'remove it')
  else draft.report(tag.start, `<${tag.name}> is read as a tag`, `put it in backticks, or write \\<${tag.name}>`)
}

import { checkBraces } from './braces'
import { checkDirectiveLines } from './directives'
import { type Draft, takeOut } from './draft'
import { checkTags } from './tags'

/** Finds the usual mistakes in the text itself, because the MDX parser stops at the first one and reports only the character it didn't expect. */
export function checkSyntax(draft: Draft, tokenNames: readonly string[]): void {
  checkComments(draft)
  checkModuleLines(draft)
  checkDirectiveLines(draft)
  checkAngleBrackets(draft)
  checkTags(draft)
  checkBraces(draft, tokenNames)
}

function checkComments(draft: Draft): void {
  for (const { 0: comment, index } of draft.prose.matchAll(/<!--[\s\S]*?(?:-->|$)/g)) {
    draft.report(index, 'MDX has no HTML comments', 'remove the comment: every word of a page is for its readers')
    takeOut(draft, index, index + comment.length)
  }
}

/** Reports lines that begin with `import` or `export`, because MDX reads them as JavaScript up to the next blank line. */
function checkModuleLines(draft: Draft): void {
  for (const { 0: line, index, 1: word = '' } of draft.prose.matchAll(/^(import|export) .*/gm)) {
    if (/^import (?:.+ from )?['"]|^export (?:const|let|var|function|default|class|[{*])/.test(line)) {
      const cure = 'remove the line: components need no import, and values come as tokens'
      draft.report(index, `pages cannot ${word} code`, cure)
      const end = draft.prose.indexOf('\n\n', index)
      takeOut(draft, index, end < 0 ? draft.prose.length : end)
    } else {
      const cure = `begin the line with another word, or join it to the line before`
      draft.report(index, `a line cannot begin with the word "${word}", which MDX reads as code`, cure)
      takeOut(draft, index, index + word.length, 'x')
    }
  }
}

/** Reports `<` in front of anything but a tag. */
function checkAngleBrackets(draft: Draft): void {
  const autolink = /(?<!\\)<((?:https?:|mailto:)[^\s<>]*|[\w.+-]+@[\w.-]+)>/g
  for (const { 0: whole, 1: target = '', index } of draft.prose.matchAll(autolink)) {
    const href = target.includes('@') && !target.startsWith('mailto:') ? `mailto:${target}` : target
    draft.report(index, `MDX has no links in angle brackets`, `write [what is there](${href})`)
    takeOut(draft, index, index + 1)
    takeOut(draft, index + whole.length - 1, index + whole.length)
  }
  for (const { index, 1: next = '' } of draft.prose.matchAll(/(?<!\\)<([^\sA-Za-z/>$_]|$)/gm)) {
    const cure = /\d/.test(next) ? `write it in words, such as "under ${next}", or \\<${next}` : `write \\<${next}`
    draft.report(index, `"<${next}" is read as the beginning of a tag`, cure)
    takeOut(draft, index, index + 1)
  }
}

import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import { describeAbsence } from './lifetime'
import type { Page } from './page'

/** Checks bold paths through the settings: each has to match the settings data exactly, and the setting has to exist in the page's version. */
export function checkSettingPaths(page: Page, { context: { settingPaths }, broken }: Site): void {
  if (broken.has('content/facts/settings.yml')) return
  visit(page.tree, 'strong', (node) => {
    const text = textOf(node)
    if (!/^Settings\s*(?:→|->|=>|>|»|›|\/)/.test(text)) return
    const at = node.position?.start.offset ?? 0
    const lifetime = settingPaths.get(text)
    const absence = describeAbsence(lifetime, page.place?.version)
    if (absence) page.report(at, `"${text}" ${absence}`, 'leave it out of this page')
    if (lifetime) return
    const arrows = text.replace(/\s*(?:→|->|=>|>|»|›)\s*/g, ' → ')
    const nearest = settingPaths.has(arrows) ? arrows : findNearest(arrows, settingPaths.keys())
    const cure = nearest ? `write **${nearest}**` : 'write a path of content/facts/settings.yml'
    page.report(at, `there is no setting "${text}"`, cure)
  })
}

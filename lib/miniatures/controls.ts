import { moodLevels } from './notation'
import type { MiniatureData } from './schema'

/** Returns the name of everything in a picture that a ring can mark: what people click, tap, drag or fill in. */
export function listControls(miniature: MiniatureData): string[] {
  const actions = 'actions' in miniature ? miniature.actions : []
  const buttons = 'buttons' in miniature ? miniature.buttons : []
  return [...(actions ?? []), ...listParts(miniature), ...(buttons ?? [])].filter((name) => name !== undefined)
}

function listParts(miniature: MiniatureData): (string | undefined)[] {
  switch (miniature.kind) {
    case 'board':
      return miniature.columns.flatMap(({ stage, tasks }) => [stage, ...tasks.map(({ name }) => name)])
    case 'list':
      return miniature.groups.flatMap(({ tasks }) => tasks.map(({ name }) => name))
    case 'matrix':
      return miniature.quadrants.flatMap(({ name, tasks }) => [name, ...tasks.map((task) => task.name)])
    case 'app':
      return listControls(miniature.screen)
    case 'habits':
      return miniature.rows.map(({ name }) => name)
    case 'check-in':
      return [...moodLevels, ...(miniature.feelings ?? []), miniature.remark]
    case 'journal':
      return miniature.entries.map(({ title, text }) => title ?? text)
    case 'calendar':
      return miniature.blocks.map(({ name }) => name)
    case 'people':
      return miniature.people.map(({ name }) => name)
    case 'quick-add':
      return [miniature.text, ...(miniature.reads ?? []).map(({ field }) => field)]
    case 'fields':
      return (miniature.fields ?? []).map(({ name }) => name)
    case 'notifications':
      return miniature.items.flatMap(({ title, actions = [] }) => [title, ...actions])
    case 'search':
      return [miniature.query, ...miniature.results.map(({ title }) => title)]
    case 'settings':
      return miniature.rows.map(({ name }) => name)
    case 'menu':
      return [...(miniature.apps ?? []), ...miniature.items.map(({ name }) => name)]
    default:
      return []
  }
}

/** Returns the value of `data-ring` for a control: true for the one to ring, and otherwise undefined, so that there's no attribute. */
export const toRing = (name: string | undefined, ring: string | undefined): true | undefined =>
  ring !== undefined && name === ring ? true : undefined

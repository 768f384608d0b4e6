import type { BoardScene, ListScene, MatrixScene, SceneTask } from './schema'

/** Joins texts with commas into part of a sentence. The small dots between details become commas too. */
export function toPhrase(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(', ').replaceAll(' · ', ', ')
}

function describeTask({ name, meta, subtasks, done, running, selected }: SceneTask): string {
  const details = toPhrase([
    selected && 'selected',
    done && 'done',
    running && 'running',
    meta,
    subtasks && `${subtasks} subtasks`,
  ])
  return details ? `${name} (${details})` : name
}

const listTasks = (tasks: readonly SceneTask[]) => tasks.map(describeTask).join(', ')

const withTasks = (label: string, tasks: readonly SceneTask[]) =>
  tasks.length ? `${label}: ${listTasks(tasks)}` : label

/** Describes each column of a board in words. */
export function describeColumns({ columns }: BoardScene): string[] {
  return columns.map(({ stage, count, full, tasks }) => {
    const amount = typeof count === 'number' ? `${count} ${count === 1 ? 'task' : 'tasks'}` : count
    return withTasks(toPhrase([stage, amount, full && 'full']), tasks)
  })
}

/** Describes each group of a list in words. */
export function describeGroups({ groups }: ListScene): string[] {
  return groups.map(({ label, tasks }) => withTasks(label, tasks))
}

/** Describes each quadrant of a Priority Matrix in words. */
export function describeQuadrants({ quadrants }: MatrixScene): string[] {
  return quadrants.map(({ name, tasks }) => withTasks(name, tasks))
}

import { expect, test } from 'vitest'
import { getApiReference, listApiPages } from '../content'

/** The specification's routes below /api, each with the operation that its page describes. */
const expected = `
/api/authentication
/api/habits-api/track-activity trackHabitActivity
/api/journal-api/create createJournalEntry
/api/notes-api/create createNote
/api/overview
/api/people-api/create createPerson
/api/people-api/delete deletePerson
/api/people-api/list listPeople
/api/people-api/show showPerson
/api/person-timeline-notes-api/create createPersonTimelineNote
/api/tasks-api/create createTask
/api/tasks-api/delete deleteTask
/api/tasks-api/entity
/api/tasks-api/list listTasks
/api/tasks-api/show showTask
/api/tasks-api/update updateTask`

const routes = expected.trim().split('\n')

test('each route of the specification has its page, about its operation, and there is no other page', () => {
  const pages = listApiPages().map(({ href, operation }) => (operation ? `${href} ${operation}` : href))
  expect(pages.toSorted()).toEqual(routes)
})

test('each operation of the document has its route, and there is no other operation', () => {
  const operations = routes.map((route) => route.split(' ')[1]).filter(Boolean)
  expect([...getApiReference().operations.keys()].toSorted()).toEqual(operations.toSorted())
})

import { expect, test } from 'vitest'
import { listVanished } from './vanished'

const known = new Set(['/', '/docs/features/habits', '/docs/old'])

test('listVanished finds nothing while every address answers', () => {
  expect(listVanished(['/', '/docs/old'], known)).toEqual([])
})

test('listVanished names what is gone, the fix and where the page may have gone', () => {
  expect(listVanished(['/docs/habits', '/gone-for-good'], known)).toEqual([
    {
      path: '/docs/habits',
      fix: 'add redirectFrom: [/docs/habits] to the page that replaces it, perhaps /docs/features/habits',
    },
    { path: '/gone-for-good', fix: 'add redirectFrom: [/gone-for-good] to the page that replaces it' },
  ])
})

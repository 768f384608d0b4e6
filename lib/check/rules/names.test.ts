import { expect, test } from 'vitest'
import { findTypedRelease } from './names'

test.each(['Install 2.1.13.', 'app-2.1.13-x86.AppImage', 'v2.1.13'])('"%s" names 2.1.13', (text) =>
  expect(findTypedRelease(text, '2.1.13')).toEqual([text.indexOf('2.1.13')]),
)

test.each(['Install 2.1.1.', '12.1.13', '2.1.130', '2.1.13.1', "since: '2.1.13'"])(
  '"%s" doesn\'t name 2.1.13',
  (text) => expect(findTypedRelease(text, '2.1.13')).toEqual([]),
)

test.each(['Install {product} 2.2.', 'Since version 2.2', "version: '2.2'", 'v2.2'])('"%s" names 2.2', (text) =>
  expect(findTypedRelease(text, '2.2')).toEqual([text.indexOf('2.2')]),
)

test.each(['glibc 2.27', 'WCAG 2.2, 2.1.4', 'd="M2.2 7h4a2.2 2.2 0 0 1"', '{product} 2.20', 'npm run new release 2.2'])(
  '"%s" doesn\'t name 2.2',
  (text) => expect(findTypedRelease(text, '2.2')).toEqual([]),
)

test.each([
  "since: '2.2'",
  "x-since: '2.2'",
  "{ until: '2.2' }",
  "release: '2.2'",
  '[the post](/releases/2.2)',
  'You need version 2.2 or later.',
  'Before version 2.2, lists had no icons.',
  'Lists had no icons until version 2.2.',
])('%s may name a release', (text) => expect(findTypedRelease(text, '2.2')).toEqual([]))

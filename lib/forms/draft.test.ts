import { describe, expect, test, vi } from 'vitest'
import { toReportHref } from '../site/routes'
import { dropPreset, forgetEarlierLink, parseDraft, readPreset, toDraftKey, writeDraft } from './draft'
import { getForm } from './forms'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const contact = getForm('contact')
const reset = getForm('account-reset')

describe('writeDraft', () => {
  test('keeps what was typed', () => {
    expect(writeDraft(contact, { name: '', email: 'a@example.org', topic: 'bug', message: '' })).toBe(
      '{"email":"a@example.org","topic":"bug"}',
    )
  })

  test("doesn't save the consent or the honeypot", () => {
    expect(writeDraft(reset, { email: 'a@example.org', consent: 'yes', [reset.honeypot]: 'x' })).toBe(
      '{"email":"a@example.org"}',
    )
  })

  test('keeps nothing of an empty form', () => expect(writeDraft(contact, { name: '' })).toBeUndefined())
})

describe('parseDraft', () => {
  test('reads back what was written', () => {
    const values = { email: 'a@example.org', topic: 'bug', message: 'One\n"Two"' }
    expect(parseDraft(contact, writeDraft(contact, values) ?? null)).toEqual(values)
  })

  test.each([
    [null],
    [''],
    ['null'],
    ['"email"'],
    ['{"email'],
    ['{"email": 1, "message": null, "name": ""}'],
    ['{"topic": "gone"}'],
    ['{"consent": "yes", "website": "x", "unknown": "y"}'],
  ])('returns nothing for %s', (stored) => expect(parseDraft(contact, stored)).toEqual({}))

  test('never restores consent', () => expect(parseDraft(reset, '{"consent":"yes"}')).toEqual({}))
})

describe('forgetEarlierLink', () => {
  const draft = { message: 'It stopped.', topic: 'page', page: '/docs/features/habits', version: '1.x' }

  test('leaves out what another link filled in, but nothing that was typed', () => {
    expect(forgetEarlierLink(contact, draft, { topic: 'page', page: '/releases/2.1' })).toEqual({
      message: 'It stopped.',
      topic: 'page',
    })
  })

  test('keeps everything if the address fills in nothing', () =>
    expect(forgetEarlierLink(contact, draft, {})).toEqual(draft))
})

describe('readPreset', () => {
  test('reads the choice that a link makes in advance', () => {
    expect(readPreset(contact, '?topic=affiliate')).toEqual({ topic: 'affiliate' })
  })

  test.each(['', '?topic=', '?topic=rug', '?email=a@example.org&message=Hi&name=Eve', '?website=x'])(
    'ignores %j: a link fills in only known options, and no text that visitors type',
    (search) => expect(readPreset(contact, search)).toEqual({}),
  )

  test('reads the page and the version that a link reports', () => {
    expect(readPreset(contact, toReportHref('/docs/features/habits', '2.x').replace('/contact', ''))).toEqual({
      topic: 'page',
      page: '/docs/features/habits',
      version: '2.x',
    })
    expect(readPreset(contact, '?page=/docs/1.x/features/journal&version=1.x')).toEqual({
      page: '/docs/1.x/features/journal',
      version: '1.x',
    })
    expect(readPreset(contact, '?page=/releases/2.1.13')).toEqual({ page: '/releases/2.1.13' })
  })

  test.each([
    '//evil.example/docs/x',
    'https://evil.example/docs/x',
    '/\\evil.example',
    '/docs//evil.example',
    '/docs/../../evil',
    '/docs/x?next=https://evil.example',
    '/docs/x#<script>',
    '/docs/<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '/docs/x\nCall us at 0900',
    '/docs/x\u202Egnp.exe',
    '/account-delete',
    '/docs',
    '/docs/',
    `/docs/${'a'.repeat(200)}`,
    `/docs${'/a'.repeat(100_000)}!`,
  ])("ignores the page %j, which isn't a page that people can report", (page) =>
    expect(readPreset(contact, `?${new URLSearchParams({ page, topic: 'page' })}`)).toEqual({ topic: 'page' }),
  )

  test.each(['3.x', '2ax', '2.x\n', '2.x|1.x', '<b>2.x</b>'])("ignores %j, which isn't a version", (version) =>
    expect(readPreset(contact, `?${new URLSearchParams({ version })}`)).toEqual({}),
  )
})

describe('dropPreset', () => {
  test('removes the choice from the address and keeps the rest', () => {
    expect(dropPreset('https://site.example/contact?a=1&topic=affiliate#top', { topic: 'affiliate' })).toBe(
      '/contact?a=1#top',
    )
  })
})

test('each form keeps its own draft', () => {
  expect(toDraftKey('contact')).toBe('form-draft-contact')
})

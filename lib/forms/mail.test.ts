// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { getForm } from './forms'
import { buildMail, openMail } from './mail'

const contact = getForm('contact')
const to = 'support@site.example'
const values = { name: 'Petra', email: 'petra@example.org', topic: 'bug', message: 'One & two\nThree?' }

/** Returns the parts of a link as an email app reads them. */
function read(href: string) {
  const { protocol, pathname, searchParams } = new URL(href)
  return { protocol, to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

describe('buildMail', () => {
  test('addresses the email and puts the form and the topic in its subject', () => {
    const { href } = buildMail(contact, values, to)
    expect(read(href)).toMatchObject({ protocol: 'mailto:', to, subject: 'Contact form: Bug report' })
  })

  test('lists the labelled fields one below the other, with the labels of options', () => {
    const { text } = buildMail(contact, values, to)
    expect(text).toBe(
      'Name: Petra\n\nEmail address: petra@example.org\n\nTopic: Bug report\n\nMessage:\nOne & two\nThree?',
    )
  })

  test('ends lines with `CRLF` and keeps every character', () => {
    const { href, text } = buildMail(contact, { ...values, message: 'ž €\r\n+ 100 % #&?' }, to)
    expect(href).not.toMatch(/\+|%0A(?<!%0D%0A)/)
    expect(read(href).body).toBe(text.replace(/\r?\n/g, '\r\n'))
  })

  test('leaves out empty fields, and an unknown topic', () => {
    const { href, text } = buildMail(contact, { email: 'a@example.org', topic: 'rug' }, to)
    expect(text).toBe('Email address: a@example.org')
    expect(read(href).subject).toBe('Contact form')
  })

  test('writes consent as a labelled line', () => {
    const { text } = buildMail(getForm('account-reset'), { email: 'a@example.org', consent: 'yes' }, to)
    expect(text).toMatch(/I understand that a reset .*: yes$/)
  })

  test.each([
    ['high', '\ud83d'],
    ['low', '\ude42'],
  ])('replaces a lone %s surrogate, which no address can contain', (_, half) => {
    const { href } = buildMail(contact, { ...values, message: `cut${half} 🙂` }, to)
    expect(read(href).body).toContain('cut\ufffd 🙂')
  })

  test('leaves a gap if the link would be too long for some systems', () => {
    const long = buildMail(contact, { ...values, message: 'é'.repeat(1000) }, to)
    expect(long.isWhole).toBe(false)
    expect(long.href.length).toBeLessThan(2000)
    expect(read(long.href)).toMatchObject({
      subject: 'Contact form: Bug report',
      body: '(Paste the copied text here.)',
    })
    expect(long.text).toContain('é'.repeat(1000))
    expect(buildMail(contact, values, to).isWhole).toBe(true)
  })
})

describe('openMail', () => {
  test('clicks a link to the email and then removes it', () => {
    const clicked = vi.fn()
    document.addEventListener('click', (event) => {
      event.preventDefault()
      clicked((event.target as HTMLAnchorElement).href)
    })
    openMail('mailto:help@site.example?subject=A')
    expect(clicked).toHaveBeenCalledExactlyOnceWith('mailto:help@site.example?subject=A')
    expect(document.body).toBeEmptyDOMElement()
  })
})

import { expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { buildSecurityTxt } from './security-txt'

test('security.txt includes two contacts, the expiry date, the language, its address and the rules', () => {
  expect(buildSecurityTxt().split('\n')).toEqual([
    `Contact: ${toUrl('/contact?topic=security')}`,
    `Contact: mailto:${config.supportEmail}`,
    `Expires: ${config.securityExpires}`,
    'Preferred-Languages: en',
    `Canonical: ${toUrl('/.well-known/security.txt')}`,
    `Policy: ${toUrl('/docs/security-model#report-a-vulnerability')}`,
    '',
  ])
})

test('the contact chooses a topic that the contact form has', async () => {
  const { forms } = await import('../../forms/forms')
  const topics = forms.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.type === 'select' && field.name === 'topic' ? field.options : [])),
  )
  expect(topics.map(({ value }) => value)).toContain('security')
})

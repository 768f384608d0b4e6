// @vitest-environment jsdom
import { within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forms, getForm } from '@/lib/forms/forms'
import { Form } from './Form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/lib/forms/forms', { spy: true })

afterEach(() => {
  vi.mocked(getForm).mockReset()
  document.body.replaceChildren()
})

/** Renders the page as it is before any script runs, and for people without JavaScript. */
function draw(id: string) {
  const page = document.body
  page.innerHTML = renderToStaticMarkup(<Form id={id} />)
  const form = page.querySelector('form')
  if (!form) throw new Error('no form')
  return { page, form, fields: within(form) }
}

describe.each(forms.map((form) => [form.id, form] as const))('%s without script', (id, definition) => {
  test('names the form, and each field by its label', () => {
    const { form, fields } = draw(id)
    expect(form).toHaveAttribute('aria-label', definition.label)
    for (const { label, type } of definition.fields) {
      if (type === 'radio') expect(fields.getByRole('radiogroup', { name: label })).toBeRequired()
      else expect(fields.getByLabelText(new RegExp(`^${label.replaceAll('.', '\\.')}`))).toBeInTheDocument()
    }
  })

  test('lets the browser check the fields', () => {
    const { form, fields } = draw(id)
    expect(form).not.toHaveAttribute('novalidate')
    expect(fields.getByRole('textbox', { name: /email/i })).toHaveAttribute('type', 'email')
    for (const field of definition.fields) {
      const control = form.querySelector(`[name="${field.name}"]`)
      expect(control?.hasAttribute('required')).toBe(field.required !== undefined)
      if ('maxLength' in field) expect(control).toHaveAttribute('maxlength', String(field.maxLength))
    }
  })

  test('hides the honeypot from people', () => {
    const { form, fields } = draw(id)
    const honeypot = form.querySelector(`[name=${definition.honeypot}]`)
    expect(honeypot).toHaveAttribute('tabindex', '-1')
    expect(honeypot).toHaveAttribute('autocomplete', 'off')
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(fields.queryByRole('textbox', { name: /leave/i })).toBeNull()
  })
})

describe('Form', () => {
  test('describes fields by their hints and marks optional ones', () => {
    const { fields } = draw('contact')
    expect(fields.getByLabelText('Message')).toHaveAttribute('aria-describedby', 'contact-message-hint')
    expect(fields.getByRole('textbox', { name: 'Name (optional)' })).not.toHaveAttribute('aria-describedby')
    expect(fields.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('autocomplete', 'email')
    expect(fields.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('inputmode', 'email')
  })

  test('offers the topics in a native select', () => {
    const options = within(draw('contact').fields.getByRole('combobox', { name: 'Topic' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select...',
      'Question about the app',
      'Subscription and billing',
      'Account and sign-in',
      'Bug report',
      'Privacy and security',
      'Affiliate programme',
      'Press',
      'Problem with a page of this website',
      'Something else',
    ])
  })

  test('without an action, sends nothing and shows the address to visitors without JavaScript', () => {
    const { page, form, fields } = draw('contact')
    expect(form).not.toHaveAttribute('action')
    expect(form).toHaveAttribute('method', 'dialog')
    expect(page.querySelector('.withoutRuntime')?.innerHTML).toContain('mailto:support@')
    expect(page.querySelector('[data-without-runtime]')?.getAttribute('data-without-runtime')).toContain('support@')
    const button = fields.getByRole('button', { name: 'Continue in your email app' })
    expect(button).toHaveAccessibleDescription(/^This opens an email with what you’ve filled in/)
  })

  test('with an action, is posted there without JavaScript', () => {
    const contact = getForm('contact')
    vi.mocked(getForm).mockReturnValue({ ...contact, action: 'https://forms.example/contact' })
    const { page, form, fields } = draw('contact')
    expect(form).toHaveAttribute('action', 'https://forms.example/contact')
    expect(form).toHaveAttribute('method', 'post')
    expect(page.querySelector('.withoutRuntime')).toBeNull()
    expect(page.querySelector('[data-without-runtime]')?.getAttribute('data-without-runtime')).toContain('send it')
    expect(fields.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-describedby')
  })

  test('lists the known forms', () => {
    expect(() => renderToStaticMarkup(<Form id="contakt" />)).toThrow('the forms are contact')
  })
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getForm } from '@/lib/forms/forms'
import { openMail } from '@/lib/forms/mail'
import { Fields } from './Fields'
import { FormBody } from './FormBody.client'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/forms/mail', async (load) => ({ ...(await load<object>()), openMail: vi.fn() }))
// The rich select has its own test. Here, the select is the browser's.
vi.mock('./use-rich-select', () => ({ useRichSelect: () => undefined }))

const fetched = vi.fn<typeof fetch>()
const action = 'https://forms.example/contact'
const draftKey = 'form-draft-contact'
let user: UserEvent

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  sessionStorage.clear()
  user = userEvent.setup()
})

const draw = (posted = true, id = 'contact', timeout = 15_000) => {
  const form = { ...getForm(id), action: posted ? action : null } as const
  return render(
    <FormBody form={form} supportEmail="help@site.example" timeout={timeout}>
      <Fields form={form} />
    </FormBody>,
  )
}

const email = () => screen.getByRole('textbox', { name: 'Email address' })
const message = () => screen.getByRole('textbox', { name: 'Message' })
const topic = () => screen.getByRole('combobox', { name: 'Topic' })
const button = () => within(screen.getByRole('form')).getByRole('button', { name: /^Se/ })
const summary = () => screen.getByRole('group', { name: /need.* correcting/ })
const draft = () => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')

async function fillIn() {
  fireEvent.change(email(), { target: { value: 'petra@example.org' } })
  await user.selectOptions(topic(), 'Bug report')
  fireEvent.change(message(), { target: { value: 'It stopped.' } })
}

const answer = (status: number, body = '') => fetched.mockResolvedValueOnce(new Response(body, { status }))

test('only a form that deletes something has no primary button', () => {
  draw(false)
  expect(screen.getByRole('button', { name: 'Continue in your email app' })).toHaveClass(/primary/)
  cleanup()
  draw(false, 'account-delete')
  expect(screen.getByRole('button', { name: 'Continue in your email app' })).not.toHaveClass(/primary/)
})

describe('mistakes', () => {
  test('move the focus to a summary whose lines link to the fields', async () => {
    draw()
    await user.type(email(), 'petra@')
    await user.click(button())
    expect(summary()).toHaveFocus()
    expect(summary()).toHaveAccessibleName('Three fields need correcting. Nothing was sent.')
    expect(
      within(summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter the full email address, such as name@example.org.',
      'Choose a topic so that your message reaches the right team.',
      'Tell us what it’s about.',
    ])
    await user.click(within(summary()).getByRole('link', { name: /^Choose a topic/ }))
    expect(topic()).toHaveFocus()
    expect(location.hash).toBe('')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('are next to their fields, after the hint', async () => {
    draw()
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await user.click(button())
    expect(email()).toHaveAttribute('aria-invalid', 'true')
    expect(email()).toHaveAccessibleDescription(
      /^We send our answer to this address\..* Error: Enter your email address/,
    )
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toHaveAttribute('aria-invalid', 'false')
  })

  test("disappear once they're corrected, and not before", async () => {
    draw()
    await user.type(email(), 'pe')
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await user.click(button())
    await user.type(email(), 'tra@example.or')
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    expect(topic()).toHaveAttribute('aria-invalid', 'true')
    await user.selectOptions(topic(), 'Press')
    expect(topic()).toHaveAttribute('aria-invalid', 'false')
  })

  test('take the focus again when the form is sent again', async () => {
    draw()
    await user.click(button())
    await user.click(button())
    expect(summary()).toHaveFocus()
  })

  test('in a group of options link to the option that can be corrected', async () => {
    draw(true, 'education')
    await user.click(screen.getByRole('button', { name: 'Request the discount' }))
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toBeInvalid()
    await user.click(within(summary()).getByRole('link', { name: /role that fits/ }))
    expect(screen.getByRole('radio', { name: 'Student' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Teacher or staff' }))
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toHaveAttribute('aria-invalid', 'false')
  })

  test('in the consent disappear when the box is ticked', async () => {
    draw(true, 'account-reset')
    await user.click(screen.getByRole('button', { name: 'Send me the link' }))
    const box = screen.getByRole('checkbox', { name: /^I understand that a reset/ })
    expect(box).toHaveAccessibleDescription(/^Error: Tick the box/)
    await user.click(box)
    expect(box).toHaveAttribute('aria-invalid', 'false')
  })

  test('are found by the form and not by the browser, which would also cut a text short', () => {
    draw()
    expect(screen.getByRole('form')).toHaveAttribute('novalidate')
    expect(message()).not.toHaveAttribute('maxlength')
  })
})

describe('a form with an action', () => {
  test('is posted, forgets the draft and goes on to its success page', async () => {
    answer(200, '<h1>Thanks</h1>')
    draw()
    await fillIn()
    await user.click(button())
    await waitFor(() => expect(push).toHaveBeenCalledWith('/message-sent'))
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe(action)
    expect(String(init?.body)).toBe(
      'name=&email=petra%40example.org&topic=bug&message=It+stopped.&page=&version=&website=',
    )
    expect(sessionStorage.getItem(draftKey)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Sent. Opening the next page…')
    await user.click(button())
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is sent once, however often the button is pressed, and shows its progress', async () => {
    let finish = (_: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    draw()
    await fillIn()
    await user.dblClick(button())
    expect(button()).toHaveAccessibleName('Sending…')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Sending…')
    fireEvent.submit(screen.getByRole('form'))
    await act(async () => finish(new Response(null, { status: 204 })))
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(push).toHaveBeenCalledTimes(1)
  })

  test("doesn't pull back a visitor who has gone to another page", async () => {
    let finish = (_: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    const { unmount } = draw()
    await fillIn()
    await user.click(button())
    unmount()
    await act(async () => finish(new Response()))
    expect(push).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(draftKey)).toBeNull()
  })

  test("shows the server's messages next to the fields and keeps what was typed", async () => {
    answer(422, JSON.stringify({ errors: { email: 'This address bounces.', form: 'Write in English.' } }))
    draw()
    await fillIn()
    await user.click(button())
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(summary()).toHaveAccessibleName('The form reached the server, but one field needs correcting.')
    expect(summary()).toHaveTextContent('Write in English.')
    expect(email()).toHaveAccessibleDescription(/Error: This address bounces\.$/)
    expect(email()).toHaveValue('petra@example.org')
    expect(message()).toHaveValue('It stopped.')
    expect(push).not.toHaveBeenCalled()
  })

  test.each([
    ['a server error', () => answer(500, '<h1>Oops</h1>'), /went wrong there \(500\)/],
    ['nonsense', () => answer(422, '<html>'), /reached the server.*\(422\)/],
    [
      'a broken connection',
      () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      /can’t tell whether the form arrived/,
    ],
  ])('reports %s, keeps the text and can be sent again', async (_, arrange, words) => {
    arrange()
    draw()
    await fillIn()
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('alert')).toHaveTextContent('Everything you typed is still here.')
    const link = screen.getByRole('link', { name: 'Write an email instead' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:help@site\.example\?.*It%20stopped/))
    expect(message()).toHaveValue('It stopped.')
    expect(draft()).toMatchObject({ message: 'It stopped.' })

    answer(200)
    await user.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/message-sent'))
  })

  test('gives up after the time limit', async () => {
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    )
    draw(true, 'contact', 30)
    await fillIn()
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent(/within 0.03 seconds/)
  })

  test('can be used again when the browser brings the page back', async () => {
    answer(200)
    draw()
    await fillIn()
    await user.click(button())
    await waitFor(() => expect(push).toHaveBeenCalled())
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(button()).toHaveAccessibleName('Send message')
  })

  test('uses an action that a host has added to the finished page', async () => {
    answer(200)
    draw(false)
    screen.getByRole('form').setAttribute('action', 'https://host.example/')
    await fillIn()
    await user.click(screen.getByRole('button', { name: 'Continue in your email app' }))
    await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('https://host.example/'))
    expect(openMail).not.toHaveBeenCalled()
  })
})

describe('a form without an action', () => {
  const submit = () => user.click(screen.getByRole('button', { name: 'Continue in your email app' }))

  test('composes an email, announces it before and after, and keeps the text', async () => {
    draw(false)
    expect(screen.getByRole('button')).toHaveAccessibleDescription(/^This opens an email with what you’ve filled in/)
    await fillIn()
    await submit()
    expect(openMail).toHaveBeenCalledWith(
      expect.stringMatching(/^mailto:help@site\.example\?subject=Contact%20form%3A%20Bug/),
    )
    expect(screen.getByText('Now send the email from your email app.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Your email app should have opened.')
    expect(screen.getByRole('link', { name: 'Open the email again' })).toHaveAttribute(
      'href',
      vi.mocked(openMail).mock.calls[0]?.[0],
    )
    expect(message()).toHaveValue('It stopped.')
    expect(draft()).toMatchObject({ message: 'It stopped.' })
    expect(push).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is checked first', async () => {
    draw(false)
    await submit()
    expect(summary()).toHaveFocus()
    expect(openMail).not.toHaveBeenCalled()
  })

  test('shows its text to visitors without an email app', async () => {
    draw(false)
    await fillIn()
    await submit()
    await user.click(screen.getByRole('button', { name: 'Copy the text' }))
    expect(await navigator.clipboard.readText()).toContain('Topic: Bug report')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    fireEvent.change(message(), { target: { value: 'It started again.' } })
    // The email is what's in the form now, although it hasn't been submitted again.
    expect(screen.getByRole('link', { name: 'Open the email again' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('It started again.')),
    )
    await user.click(screen.getByRole('button', { name: 'Copy the text' }))
    expect(await navigator.clipboard.readText()).toContain('It started again.')
  })

  test('explains what to do if a text is too long for a link', async () => {
    draw(false)
    await fillIn()
    fireEvent.change(message(), { target: { value: 'ž'.repeat(2000) } })
    await submit()
    expect(screen.getByText(/too long to be filled in/)).toBeVisible()
  })
})

describe('what was typed', () => {
  test('is restored after a reload, without consent and honeypot', async () => {
    const { container, unmount } = draw()
    await fillIn()
    fireEvent.change(container.querySelector('[name=website]') as Element, { target: { value: 'spam' } })
    unmount()
    expect(draft()).toEqual({ email: 'petra@example.org', topic: 'bug', message: 'It stopped.' })
    draw()
    expect(email()).toHaveValue('petra@example.org')
    expect(topic()).toHaveDisplayValue('Bug report')
    expect(message()).toHaveValue('It stopped.')
    expect(draft()).toEqual({ email: 'petra@example.org', topic: 'bug', message: 'It stopped.' })
  })

  test('keeps the topic that a link chose, until another one is chosen', async () => {
    sessionStorage.setItem(draftKey, '{"topic":"bug","message":"It stopped."}')
    window.history.replaceState(null, '', '/contact?topic=affiliate&a=1')
    const { unmount } = draw()
    expect(topic()).toHaveDisplayValue('Affiliate programme')
    expect(draft()).toEqual({ topic: 'affiliate', message: 'It stopped.' })
    await waitFor(() => expect(window.location.search).toBe('?a=1'))
    await user.selectOptions(topic(), 'Press')
    unmount()
    draw()
    expect(topic()).toHaveDisplayValue('Press')
    window.history.replaceState(null, '', '/')
  })

  test('in a group of options is restored', async () => {
    const { unmount } = draw(true, 'education')
    await user.click(screen.getByRole('radio', { name: 'Student' }))
    unmount()
    draw(true, 'education')
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Teacher or staff' })).not.toBeChecked()
  })

  test('is forgotten when it is deleted', async () => {
    draw()
    await user.type(message(), 'Hi')
    await user.clear(message())
    expect(sessionStorage.getItem(draftKey)).toBeNull()
  })

  test('never gives consent', async () => {
    const { unmount } = draw(true, 'account-reset')
    await user.click(screen.getByRole('checkbox'))
    unmount()
    draw(true, 'account-reset')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  test("isn't stored if storage is blocked", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    draw()
    await user.type(message(), 'Hi')
    expect(message()).toHaveValue('Hi')
    blocked.mockRestore()
  })
})

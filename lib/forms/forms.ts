import { config } from '../site/config.mjs'
import { versions } from '../site/versions'
import type { FormDefinition, FormOption, TextField } from './form'

/**
 * The five forms of the site. By default, they don't have an `action`, so each one composes an email to the support address. With an `action`, a form
 * is posted there as `application/x-www-form-urlencoded`, with or without JavaScript.
 *
 * The endpoint must:
 * - redirect (303) to the `success` page if there's no JavaScript; with JavaScript, any 2xx or a redirect counts as success
 * - respond to requests from the site's origin with `Access-Control-Allow-Origin`, if it's on another origin
 * - reject mistakes with 422 and `{"errors": {"<name of the field>": "<what is wrong and what to do>"}}`
 * - discard any form with the `honeypot` filled in, but report success
 */

/** How long a visitor waits for the endpoint's response, in milliseconds. */
export const formTimeout = 15_000

/** The longest possible email address (RFC 5321). */
const longestAddress = 254

const option = (value: string, label: string): FormOption => ({ value, label })

const email = (label: string, hint: string, required: string): TextField => ({
  type: 'email',
  name: 'email',
  label,
  hint,
  required,
  autoComplete: 'email',
  inputMode: 'email',
  maxLength: longestAddress,
})

/** A name that attracts bots but that browsers don't fill in automatically. */
const honeypot = 'website'

const contact = {
  id: 'contact',
  label: 'Contact form',
  action: null,
  success: '/message-sent',
  submitLabel: 'Send message',
  subjectField: 'topic',
  honeypot,
  fields: [
    { type: 'text', name: 'name', label: 'Name', autoComplete: 'name', maxLength: 100 },
    email(
      'Email address',
      'We send our answer to this address. If you have an account, use its email address.',
      'Enter your email address so that we can answer you.',
    ),
    {
      type: 'select',
      name: 'topic',
      label: 'Topic',
      required: 'Choose a topic so that your message reaches the right team.',
      options: [
        option('question', 'Question about the app'),
        option('billing', 'Subscription and billing'),
        option('account', 'Account and sign-in'),
        option('bug', 'Bug report'),
        option('security', 'Privacy and security'),
        option('affiliate', 'Affiliate programme'),
        option('press', 'Press'),
        option('page', 'Problem with a page of this website'),
        option('other', 'Something else'),
      ],
    },
    {
      type: 'textarea',
      name: 'message',
      label: 'Message',
      hint: 'Never send a password, a recovery key or an API token.',
      required: 'Tell us what it’s about.',
      autoComplete: 'off',
      maxLength: 10_000,
    },
    {
      type: 'text',
      name: 'page',
      label: 'Page',
      hint: 'The page you came from. You can change or delete it.',
      autoComplete: 'off',
      maxLength: 200,
      fromLink: '/(?:docs|api|releases)(?:/[a-z0-9][a-z0-9.-]*)+',
    },
    {
      type: 'text',
      name: 'version',
      label: 'Version of the documentation',
      autoComplete: 'off',
      maxLength: 20,
      fromLink: versions.map(({ id }) => id.replaceAll('.', String.raw`\.`)).join('|'),
    },
  ],
} as const satisfies FormDefinition

const accountDelete = {
  id: 'account-delete',
  label: 'Account deletion form',
  action: null,
  success: '/account-delete-instructions-sent',
  submitLabel: 'Send me the link',
  isDestructive: true,
  honeypot,
  fields: [
    email(
      'Email address',
      'The email address of the account you want to delete.',
      'Enter the email address of the account you want to delete.',
    ),
    {
      type: 'textarea',
      name: 'reason',
      label: 'Reason',
      hint: `Tell us why you’re leaving ${config.name}, if you like.`,
      autoComplete: 'off',
      maxLength: 2000,
    },
    {
      type: 'consent',
      name: 'consent',
      label:
        'I understand that my account is closed as soon as I confirm, and deleted after 7 days with everything in it.',
      required: 'Tick the box to confirm that you understand what deleting your account means.',
    },
  ],
} as const satisfies FormDefinition

const accountReset = {
  id: 'account-reset',
  label: 'Account reset form',
  action: null,
  success: '/account-reset-instructions-sent',
  submitLabel: 'Send me the link',
  isDestructive: true,
  honeypot,
  fields: [
    email(
      'Email address',
      'The email address of the account you want to reset.',
      'Enter the email address of the account you want to reset.',
    ),
    {
      type: 'consent',
      name: 'consent',
      label: 'I understand that a reset deletes all content in my account at once, and that nobody can restore it.',
      required: 'Tick the box to confirm that you understand what a reset does.',
    },
  ],
} as const satisfies FormDefinition

const education = {
  id: 'education',
  label: 'Education discount form',
  action: null,
  success: '/discount-requested',
  submitLabel: 'Request the discount',
  honeypot,
  fields: [
    email(
      'Email address',
      'We send the code to this address.',
      'Enter your email address so that we can send you the code.',
    ),
    {
      type: 'text',
      name: 'school',
      label: 'School or university',
      required: 'Enter the name of your school or university.',
      autoComplete: 'organization',
      maxLength: 200,
    },
    {
      type: 'radio',
      name: 'role',
      label: 'Role',
      required: 'Choose the role that fits you.',
      options: [option('student', 'Student'), option('staff', 'Teacher or staff')],
    },
    {
      type: 'textarea',
      name: 'message',
      label: 'Message',
      hint: 'Tell us what you study or teach there, or what your job is, and until when.',
      required: 'Tell us what you study or teach there, or what your job is, and until when.',
      autoComplete: 'off',
      maxLength: 5000,
    },
  ],
} as const satisfies FormDefinition

const androidBeta = {
  id: 'android-beta',
  label: 'Android beta form',
  action: null,
  success: '/android-beta-invite-success',
  submitLabel: 'Request an invitation',
  honeypot,
  fields: [
    email(
      'Google account email',
      'The invitation only works for the account you use in the Play Store. Its address can be different from the one you use in the app.',
      'Enter your Google account’s email address.',
    ),
    {
      type: 'text',
      name: 'device',
      label: 'Device model',
      hint: 'You’ll find it in your phone’s settings. Example: Pixel 8.',
      autoComplete: 'off',
      maxLength: 100,
    },
  ],
} as const satisfies FormDefinition

export const forms: readonly FormDefinition[] = [contact, accountDelete, accountReset, education, androidBeta]

/** IDs of the forms, for the content check. */
export const formIds: readonly string[] = forms.map(({ id }) => id)

/** Returns the form with this ID. @throws an error that lists the known IDs, if there's no such form */
export function getForm(id: string): FormDefinition {
  const form = forms.find((candidate) => candidate.id === id)
  if (!form) throw new Error(`<Form>: there is no form "${id}"; the forms are ${formIds.join(', ')}`)
  return form
}

/** Returns the origins that forms with an `action` are posted to. The security policy of every page must allow them. */
export function listFormOrigins(list: readonly FormDefinition[] = forms): string[] {
  return [...new Set(list.flatMap(({ action }) => (action ? [new URL(action).origin] : [])))]
}

import type { FormDefinition, FormField, FormValues } from './form'

/** `href` opens the email, and `text` is its body to copy. `isWhole`: whether the link contains the whole text. */
export type Mail = { href: string; text: string; isWhole: boolean }

/** Some systems cut or refuse longer addresses. On Windows, the limit is 2,083 characters. */
const longestHref = 2000

const gap = '(Paste the copied text here.)'

/**
 * Turns the form into an email with one labelled field below the other, without the empty ones. If the link would be too long, it contains a gap for
 * pasting the text.
 */
export function buildMail(form: FormDefinition, values: FormValues, to: string): Mail {
  const subject = buildSubject(form, values)
  const text = buildText(form, values)
  const href = toHref(to, subject, text)
  const isWhole = href.length <= longestHref
  return { href: isWhole ? href : toHref(to, subject, gap), text, isWhole }
}

function buildSubject(form: FormDefinition, values: FormValues): string {
  const field = form.fields.find(({ name }) => name === form.subjectField)
  const choice = field && describeValue(field, values[field.name] ?? '')
  return choice ? `${form.label}: ${choice}` : form.label
}

function buildText(form: FormDefinition, values: FormValues): string {
  return form.fields
    .flatMap((field) => {
      const value = describeValue(field, values[field.name] ?? '')
      if (!value) return []
      return field.type === 'textarea' ? [`${field.label}:\n${value}`] : [`${field.label}: ${value}`]
    })
    .join('\n\n')
}

/** Returns a value as people read it: the label of an option, not its code. */
function describeValue(field: FormField, value: string): string {
  return 'options' in field ? (field.options.find((option) => option.value === value)?.label ?? '') : value
}

/** RFC 6068 requires lines to end with `\r\n`. */
function toHref(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`
}

/** `encodeURIComponent` throws at half a character (a lone surrogate), which pasted text can contain. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/**
 * Passes an email to the visitor's email app, just as a click on a link would. Browsers don't say whether an app opened. With webmail, the browser
 * may leave the page, but the draft of the form survives that.
 */
export function openMail(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

import type { FormErrors } from './form'
import type { Mail } from './mail'
import type { Failure } from './post-form'

/** Who found the mistakes: our check in the browser, before anything was sent, or the server. */
export type FormJudge = 'browser' | 'server'

/** What the form says above its button or its fields. */
export type FormNotice =
  /** The mistakes as they were when the form was last sent. They stay while they're corrected, so that nothing moves under the visitor. */
  | { kind: 'mistakes'; by: FormJudge; errors: FormErrors; reasons: readonly string[] }
  | { kind: 'failure'; failure: Failure; mail: Mail }
  | { kind: 'mail'; mail: Mail }

export type FormState = {
  phase: 'editing' | 'sending' | 'sent'
  /** The current mistakes, shown next to the fields. */
  errors: FormErrors
  notice?: FormNotice
}

export type FormAction =
  | { type: 'correct'; name: string; error?: string }
  | { type: 'refuse'; by: FormJudge; errors: FormErrors; reasons?: readonly string[] }
  | { type: 'send' }
  | { type: 'fail'; failure: Failure; mail: Mail }
  | { type: 'accept' }
  | { type: 'compose'; mail: Mail }
  /** The visitor has changed the form while a notice offers it as an email. */
  | { type: 'rewrite'; mail: Mail }
  | { type: 'return' }

/** A form that nobody has sent yet. */
export const initialFormState: FormState = { phase: 'editing', errors: {} }

/** Returns the state of a form after an action. Once a form has been sent, it only changes when the visitor comes back to it. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  if (state.phase === 'sent' && action.type !== 'return') return state
  switch (action.type) {
    case 'correct':
      return correct(state, action.name, action.error)
    case 'refuse': {
      const { by, errors, reasons = [] } = action
      return { phase: 'editing', errors, notice: { kind: 'mistakes', by, errors, reasons } }
    }
    case 'send':
      return { phase: 'sending', errors: {} }
    case 'fail':
      return { phase: 'editing', errors: {}, notice: { kind: 'failure', failure: action.failure, mail: action.mail } }
    case 'accept':
      return { phase: 'sent', errors: {} }
    case 'compose':
      return { phase: 'editing', errors: {}, notice: { kind: 'mail', mail: action.mail } }
    case 'rewrite':
      return state.notice && 'mail' in state.notice
        ? { ...state, notice: { ...state.notice, mail: action.mail } }
        : state
    case 'return':
      return initialFormState
  }
}

/** Updates a field's error while the visitor corrects it, but not while they fill it in for the first time. */
function correct(state: FormState, name: string, error: string | undefined): FormState {
  if (!(name in state.errors) || state.errors[name] === error) return state
  const { [name]: _, ...others } = state.errors
  return { ...state, errors: error === undefined ? others : { ...others, [name]: error } }
}

const kept = 'Everything you typed is still here.'
/** For failures where the form may have arrived, because people hesitate to send it again. */
const twice = `It’s no problem if we receive it twice. ${kept}`

/**
 * Returns what went wrong, with whether the form arrived and why it wasn't accepted, and what the visitor can do now.
 * @param timeout how long the form waited for a response, in milliseconds
 */
export function describeFailure(failure: Failure, timeout: number): { title: string; advice: string } {
  switch (failure.kind) {
    case 'offline':
      return {
        title: 'You’re offline, so nothing was sent.',
        advice: `Send the form once you’re connected. ${kept}`,
      }
    case 'unreachable':
      return {
        title: 'The connection failed, so we can’t tell whether the form arrived.',
        advice: `Check your connection, and whether your browser blocks the request. Then send the form again. ${twice}`,
      }
    case 'timeout':
      return {
        title: `The server didn’t answer within ${timeout / 1000} seconds, so we can’t tell whether the form arrived.`,
        advice: `Wait a minute, then send it again. ${twice}`,
      }
    case 'large':
      return {
        title: `The form reached the server, but it’s too long (${failure.status}).`,
        advice: `Shorten what you wrote, or write an email instead. ${kept}`,
      }
    case 'busy':
      return {
        title: `The form reached the server, but too many forms came from your network (${failure.status}).`,
        advice: `Wait ten minutes, then send it again. ${kept}`,
      }
    case 'invalid':
      return {
        title: `The form reached the server, but something in it was refused (${failure.status}).`,
        advice: `Check every field and send it again, or write an email instead. ${kept}`,
      }
    case 'rejected':
      return {
        title: `The form reached the server, but it was refused (${failure.status}).`,
        advice: `Sending it again is unlikely to help, so write an email instead. ${kept}`,
      }
    case 'server':
      return {
        title: `The form reached the server, but something went wrong there (${failure.status}).`,
        advice: `Try again in a few minutes. ${twice}`,
      }
  }
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Returns the title above the mistakes, with the number of wrong fields and whether the form has been sent. */
export function describeMistakes(count: number, by: FormJudge): string {
  const number = numbers[count - 1] ?? String(count)
  const mistakes = count === 1 ? `${number} field needs correcting` : `${number} fields need correcting`
  if (by === 'browser') return `${mistakes.charAt(0).toUpperCase()}${mistakes.slice(1)}. Nothing was sent.`
  return `The form reached the server, but ${count === 0 ? 'it was refused' : mistakes}.`
}

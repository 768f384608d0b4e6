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

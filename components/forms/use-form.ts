import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { removeSession } from '@/lib/browser/storage'
import { toDraftKey } from '@/lib/forms/draft'
import type { FormDefinition } from '@/lib/forms/form'
import { initialFormState, reduceForm } from '@/lib/forms/form-state'
import { buildMail, openMail } from '@/lib/forms/mail'
import { postForm, toRequestBody } from '@/lib/forms/post-form'
import { readValues, validateField, validateForm } from '@/lib/forms/validate'
import { useDraft } from './use-draft'

export type FormSettings = { form: FormDefinition; supportEmail: string; timeout: number }

/** Checks, sends and keeps a form. What was typed is in the element's own fields. */
export function useForm({ form, supportEmail, timeout }: FormSettings) {
  const element = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(reduceForm, initialFormState)
  const [isReady, setIsReady] = useState(false)
  const [isPosted, setIsPosted] = useState(form.action !== null)
  // Two clicks can come before React has rendered the first.
  const isBusy = useRef(false)
  const router = useRouter()
  const keepDraft = useDraft(form, element)

  useEffect(() => {
    setIsReady(true)
    // The attribute decides, as it does for a browser without JavaScript, because a host can put its endpoint into the finished page.
    setIsPosted(element.current?.hasAttribute('action') ?? false)
    // A page that the browser restores whole from memory may show a form that was sent long ago.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      dispatch({ type: 'return' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const handleChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (state.phase === 'sent') return
    const values = readValues(form, new FormData(currentTarget))
    keepDraft(values)
    if (state.notice && 'mail' in state.notice)
      dispatch({ type: 'rewrite', mail: buildMail(form, values, supportEmail) })
    const name = target instanceof Element ? target.getAttribute('name') : null
    const field = form.fields.find((candidate) => candidate.name === name)
    if (field) dispatch({ type: 'correct', name: field.name, error: validateField(field, values[field.name] ?? '') })
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const { currentTarget } = event
    const data = new FormData(currentTarget)
    const values = readValues(form, data)
    const errors = validateForm(form, values)
    const url = currentTarget.getAttribute('action')
    if (Object.keys(errors).length > 0) dispatch({ type: 'refuse', by: 'browser', errors })
    else if (url === null) {
      const mail = buildMail(form, values, supportEmail)
      dispatch({ type: 'compose', mail })
      openMail(mail.href)
    } else {
      isBusy.current = true
      dispatch({ type: 'send' })
      const answer = await postForm(form, { url, body: toRequestBody(data), timeout })
      if (answer.kind === 'accepted') return leave()
      isBusy.current = false
      if (answer.kind === 'failed') {
        // The visitor may have changed the form while it was being sent.
        const now = readValues(form, new FormData(currentTarget))
        dispatch({ type: 'fail', failure: answer.failure, mail: buildMail(form, now, supportEmail) })
      } else dispatch({ type: 'refuse', by: 'server', errors: answer.errors, reasons: answer.reasons })
    }
  }

  const leave = () => {
    removeSession(toDraftKey(form.id))
    dispatch({ type: 'accept' })
    // Visitors who have opened another page in the meantime stay there.
    if (element.current) router.push(form.success)
  }

  return { element, state, isReady, isPosted, handleSubmit, handleChange }
}

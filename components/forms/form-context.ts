import { createContext } from 'react'
import type { FormErrors } from '@/lib/forms/form'

/** What fields show of the form around them: the current mistakes, and whether scripts check what's typed, or still the browser. */
export const FormContext = createContext<{ errors: FormErrors; isReady: boolean }>({ errors: {}, isReady: false })

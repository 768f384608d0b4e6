/** A field of a body, an answer or an object, or a parameter, ready to draw. */
export type ApiField = {
  name: string
  /** In words, such as "string, 1 to 500 characters" or "UUID or null". */
  type: string
  /** Must be sent; in an answer: is always there. */
  isRequired: boolean
  isEncrypted: boolean
  isReadOnly: boolean
  isCreateOnly: boolean
  isDeprecated: boolean
  isBeta: boolean
  since?: string
  /** Inline Markdown: a value stands between backticks, words do not. */
  default?: string
  /** Inline Markdown: code and links. */
  description: string
  values?: readonly ApiValue[]
  /** The fields inside, of an object or of the objects in a list. */
  fields?: readonly ApiField[]
}

export type ApiValue = { value: string; description?: string }
export type ApiExample = { name: string; summary: string; json: string }
export type ApiHeader = { name: string; description: string }
export type ApiBody = { fields: readonly ApiField[]; examples: readonly ApiExample[] }

export type ApiResponse = {
  status: number
  /** Such as "Created". */
  reason: string
  description: string
  headers: readonly ApiHeader[]
  fields: readonly ApiField[]
  /** None where the answer has no body. */
  examples: readonly ApiExample[]
}

export type ApiError = {
  code: string
  status: number
  meaning: string
  cure: string
  retry: string
  /** Its row in the table of codes. */
  href: string
}

export type ApiLanguage = 'curl' | 'javascript' | 'python' | 'ruby'

export type ApiSample = {
  language: ApiLanguage
  label: string
  /** What shiki calls the language. */
  highlight: 'bash' | 'js' | 'python' | 'ruby'
  code: string
}

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type ApiOperation = {
  id: string
  method: ApiMethod
  /** With the version in front, such as "/v1/tasks/{id}". */
  path: string
  title: string
  description: string
  tag: string
  scope: string
  since: string
  isDeprecated: boolean
  isBeta: boolean
  parameters: { path: readonly ApiField[]; query: readonly ApiField[]; header: readonly ApiField[] }
  body?: ApiBody
  /** The successes. */
  responses: readonly ApiResponse[]
  errors: { own: readonly ApiError[]; common: readonly ApiError[] }
  samples: readonly ApiSample[]
}

export type ApiSchema = { name: string; description: string; fields: readonly ApiField[] }

export type ApiScope = { scope: string; description: string }

export type ApiLimit = {
  id: string
  /** Inline Markdown. */
  label: string
  value: number
  /** The value in words, such as "120 a token". */
  amount: string
  /** Inline Markdown. */
  description: string
  /** What answers beyond the limit. */
  error?: ApiError
}

/** What one day changed. The changes are sentences in inline Markdown. */
export type ApiChange = { date: string; release?: string; changes: readonly string[] }

/** The whole reference, as the pages draw it. */
export type ApiReference = {
  /** By operation id, in the order of the document. */
  operations: ReadonlyMap<string, ApiOperation>
  /** By name; of an entity the required fields are those that creating it asks for. */
  schemas: ReadonlyMap<string, ApiSchema>
  errors: readonly ApiError[]
  scopes: readonly ApiScope[]
  limits: readonly ApiLimit[]
  /** Newest first. */
  changelog: readonly ApiChange[]
}

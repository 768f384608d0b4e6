/** Since when something is deprecated (`YYYY-MM-DD`), and what to use instead, as a sentence in inline Markdown. */
export type ApiDeprecation = { date: string; replacement: string }

/** A field of a body, a response or an object, or a parameter, ready to render. */
export type ApiField = {
  name: string
  /** The type as people read it, such as "string, 1 to 500 characters" or "UUID or null". */
  type: string
  /** In a request, whether the field must be sent. In a response, whether it's always there. */
  isRequired: boolean
  isEncrypted: boolean
  isReadOnly: boolean
  isCreateOnly: boolean
  deprecation?: ApiDeprecation
  isBeta: boolean
  /** The release that introduced it, if that's later than the operation or the resource it belongs to. */
  since?: string
  /** Inline Markdown: values are in backticks, descriptions aren't. */
  default?: string
  /** Inline Markdown with code and links. */
  description: string
  values?: readonly ApiValue[]
  /** The fields of an object, or of the objects in a list. */
  fields?: readonly ApiField[]
}

export type ApiValue = { value: string; description?: string }
export type ApiExample = { name: string; summary: string; json: string }
export type ApiHeader = { name: string; since: string; description: string }
export type ApiBody = { fields: readonly ApiField[]; examples: readonly ApiExample[] }

export type ApiResponse = {
  status: number
  /** The reason phrase, such as "Created". */
  reason: string
  description: string
  headers: readonly ApiHeader[]
  fields: readonly ApiField[]
  /** Empty if the response has no body. */
  examples: readonly ApiExample[]
}

export type ApiError = {
  code: string
  status: number
  /** The release that introduced it. */
  since: string
  meaning: string
  cure: string
  retry: string
  /** The address of its row in the table of error codes. */
  href: string
}

export type ApiLanguage = 'curl' | 'javascript' | 'python' | 'ruby'

export type ApiSample = {
  language: ApiLanguage
  label: string
  /** The language's name in `shiki`. */
  highlight: 'bash' | 'js' | 'python' | 'ruby'
  code: string
}

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type ApiOperation = {
  id: string
  method: ApiMethod
  /** Includes the version, such as "/v1/tasks/{id}". */
  path: string
  title: string
  description: string
  tag: string
  scope: string
  since: string
  deprecation?: ApiDeprecation
  isBeta: boolean
  parameters: { path: readonly ApiField[]; query: readonly ApiField[]; header: readonly ApiField[] }
  body?: ApiBody
  /** The successful responses (2xx). */
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
  /** The value as text, such as "120 per token". */
  amount: string
  /** Inline Markdown. */
  description: string
  /** The error that the API returns beyond the limit. */
  error?: ApiError
}

/** The changes of one day, as sentences in inline Markdown. */
export type ApiChange = { date: string; release?: string; changes: readonly string[] }

/** The whole reference, as the pages show it. */
export type ApiReference = {
  /** By operation ID, in the order of the document. */
  operations: ReadonlyMap<string, ApiOperation>
  /** By name. A resource also lists the fields that you can only send. */
  schemas: ReadonlyMap<string, ApiSchema>
  errors: readonly ApiError[]
  scopes: readonly ApiScope[]
  limits: readonly ApiLimit[]
  /** Newest first. */
  changelog: readonly ApiChange[]
}

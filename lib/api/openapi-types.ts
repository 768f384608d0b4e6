/** The part of OpenAPI 3.1 that our document uses, with its own extensions. */
export type OpenApiDocument = {
  info?: { title?: string; description?: string }
  servers?: readonly { url: string }[]
  paths?: Readonly<Record<string, PathItem>>
  components?: { schemas?: Readonly<Record<string, OrRef<Schema>>> } & Readonly<Record<string, unknown>>
  'x-errors'?: readonly ErrorRow[]
  'x-scopes'?: Readonly<Record<string, string>>
  'x-limits'?: readonly LimitRow[]
  'x-changelog'?: readonly ChangeRow[]
}

/** Keys next to `$ref` override those of its target. */
type Ref<Target> = { $ref: string } & Partial<Target>
export type OrRef<Target> = Target | Ref<Target>

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null'

export type Schema = {
  type?: JsonType | readonly JsonType[]
  format?: string
  pattern?: string
  enum?: readonly JsonValue[]
  /** The known values, and the type that leaves room for more. */
  anyOf?: readonly OrRef<Schema>[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  /** How many decimals a number can have. `multipleOf: 0.01` rejects 0.07 and 0.29, because of how computers store them. */
  'x-decimals'?: number
  minItems?: number
  maxItems?: number
  items?: OrRef<Schema>
  properties?: Readonly<Record<string, OrRef<Schema>>>
  required?: readonly string[]
  description?: string
  default?: JsonValue
  examples?: readonly JsonValue[]
  readOnly?: boolean
  deprecated?: boolean
  'x-deprecated'?: DeprecationNote
  'x-encrypted'?: boolean
  'x-create-only'?: boolean
  'x-default'?: string
  'x-enum-descriptions'?: Readonly<Record<string, string>>
  'x-since'?: string
  'x-stability'?: string
}

/** `date` is the day on which it was deprecated, and `replacement` is a sentence about what to use instead. */
export type DeprecationNote = { date: string; replacement: string }

export type Example = { summary?: string; value?: JsonValue }
type Media = { schema?: OrRef<Schema>; example?: JsonValue; examples?: Readonly<Record<string, OrRef<Example>>> }
export type Content = Readonly<Record<string, Media>>

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  deprecated?: boolean
  'x-deprecated'?: DeprecationNote
  schema?: OrRef<Schema>
  explode?: boolean
  example?: JsonValue
  examples?: Readonly<Record<string, OrRef<Example>>>
  'x-default'?: string
  'x-since'?: string
  'x-stability'?: string
}

export type RequestBody = { required?: boolean; content?: Content }
type Header = { description?: string; 'x-since'?: string }
export type Response = {
  description?: string
  headers?: Readonly<Record<string, OrRef<Header>>>
  content?: Content
}

export type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: readonly string[]
  deprecated?: boolean
  'x-deprecated'?: DeprecationNote
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly OrRef<Parameter>[]
  requestBody?: OrRef<RequestBody>
  responses?: Readonly<Record<string, OrRef<Response>>>
  'x-since'?: string
  'x-stability'?: string
  'x-errors'?: readonly string[]
  /** The optional query parameters that samples show. */
  'x-sample-query'?: readonly string[]
}

export type PathItem = {
  parameters?: readonly OrRef<Parameter>[]
} & Readonly<Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>>>

type ErrorRow = { status: number; code: string; since: string; meaning: string; cure: string; retry: string }

type LimitRow = { id: string; label: string; value: number; amount: string; description: string; code?: string }
type ChangeRow = { date: string; release?: string; changes: readonly string[] }

import { z } from 'zod'

/**
 * The shape of the OpenAPI document as far as we read it: where lists and groups of fields have to be. It reports a wrong indentation at its line.
 * `buildApiReference` then reports what is missing, and the tests validate the document against OpenAPI 3.1.
 */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).optional()
const groupOf = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).optional()
const anything = z.looseObject({})
const texts = listOf(z.string())

const schema: z.ZodType = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: listOf(z.unknown()),
    examples: listOf(z.unknown()),
    anyOf: listOf(schema),
    items: schema.optional(),
    properties: groupOf(schema),
    required: texts,
    'x-enum-descriptions': groupOf(z.unknown()),
    'x-deprecated': anything.optional(),
  }),
)

const content = groupOf(z.looseObject({ schema: schema.optional(), examples: groupOf(anything) }))

const parameter = z.looseObject({ schema: schema.optional(), examples: groupOf(anything) })

const operation = z.looseObject({
  tags: texts,
  security: listOf(groupOf(z.array(z.string()))),
  parameters: listOf(parameter),
  requestBody: z.looseObject({ content }).optional(),
  responses: groupOf(z.looseObject({ headers: groupOf(anything), content })),
  'x-errors': texts,
  'x-sample-query': texts,
  'x-deprecated': anything.optional(),
})

const path = z.looseObject({
  parameters: listOf(parameter),
  get: operation.optional(),
  post: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
})

export const openApiSchema = z.looseObject({
  servers: listOf(z.looseObject({ url: z.string() })),
  paths: z.record(z.string(), path),
  components: z
    .looseObject({
      schemas: groupOf(schema),
      parameters: groupOf(parameter),
      responses: groupOf(z.looseObject({ headers: groupOf(anything), content })),
      headers: groupOf(anything),
      examples: groupOf(anything),
    })
    .optional(),
  'x-errors': listOf(anything),
  'x-scopes': groupOf(z.string()),
  'x-limits': listOf(anything),
  'x-changelog': listOf(z.looseObject({ changes: texts })),
})

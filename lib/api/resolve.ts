import { ApiDocumentError, type Located, type Place } from './document-error'
import type { OpenApiDocument, OrRef } from './openapi-types'

/**
 * Follows a `$ref` and puts the keys next to it over those of its target. Returns any other value as it is. The place is that of the target, because
 * that's where an editor fixes it.
 * @throws if a `$ref` leads nowhere or in a circle, or if there's no value
 */
export function resolve<Value extends object>(
  document: OpenApiDocument,
  { value, place }: Located<OrRef<Value>>,
): Located<Value> {
  if (!isObject(value)) throw new ApiDocumentError(place, 'is empty', 'fill it, or remove its name')
  const seen = new Set<string>()
  let target: Located<object> = { value, place }
  let siblings = {}
  for (let ref = findRef(value); ref; ref = findRef(target.value)) {
    if (seen.has(ref))
      throw new ApiDocumentError(place, `"$ref: ${ref}" leads in a circle`, 'refer to the thing itself')
    seen.add(ref)
    const { $ref, ...own } = target.value as { $ref: string }
    siblings = { ...own, ...siblings }
    target = findTarget(document, ref, target.place)
  }
  return { value: { ...target.value, ...siblings } as Value, place: target.place }
}

function findRef(value: object): string | undefined {
  return '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined
}

/** Follows a JSON pointer, in which `~1` stands for a slash and `~0` for a tilde. */
function findTarget(document: OpenApiDocument, ref: string, place: Place): Located<object> {
  const isLocal = ref.startsWith('#/')
  const keys = ref.slice(2).split('/')
  const targetPlace = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  let target: unknown = isLocal ? document : undefined
  for (const key of targetPlace) {
    target = isObject(target) && Object.hasOwn(target, key) ? target[key] : undefined
  }
  if (isObject(target)) return { value: target, place: targetPlace }
  const cure = isLocal
    ? 'correct it, or add what it names'
    : 'begin it with "#/"; only references inside the document work'
  throw new ApiDocumentError(place, `"$ref: ${ref}" leads nowhere`, cure)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

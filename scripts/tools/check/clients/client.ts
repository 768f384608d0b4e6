/** Where a program sends its requests, and how. */
export type Target = { baseUrl: string; fetch: typeof fetch }

/** What a program does about an error. A code that's newer than the program is unknown. */
export type Decision = 'retry' | 'wait for space' | 'report' | 'unknown'

/**
 * What to do about each code that the document lists. Each program checks this against the codes of its client, so it doesn't compile if one is missing
 * here.
 */
export const decisions = {
  invalid_json: 'report',
  unknown_parameter: 'report',
  invalid_cursor: 'report',
  token_missing: 'report',
  token_invalid: 'report',
  premium_required: 'report',
  scope_missing: 'report',
  account_locked: 'report',
  not_found: 'report',
  method_not_allowed: 'report',
  idempotency_conflict: 'report',
  idempotency_in_progress: 'retry',
  body_too_large: 'report',
  unsupported_media_type: 'report',
  validation_failed: 'report',
  stage_not_in_workflow: 'report',
  limit_reached: 'wait for space',
  rate_limited: 'retry',
  internal_error: 'retry',
  maintenance: 'retry',
} as const satisfies Record<string, Decision>

/** The response to a request: its status, and the code and decision if it's an error. */
export type Outcome = { status: number; code?: string; decision?: Decision }

/** A program that uses a generated client: one function for each operation, by its ID. */
export type Program = Readonly<Record<string, () => Promise<Outcome>>>

export const headers = { Authorization: `Bearer pat_${'Sample0Token'.repeat(4).slice(0, 40)}` }
export const id = '7759b848-870a-43b6-899a-2e530fd6cae8'
export const key = { 'Idempotency-Key': 'clients-0001' }

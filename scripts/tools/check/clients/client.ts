/** Where a program sends its requests, and how. */
export type Target = { baseUrl: string; fetch: typeof fetch }

/** What a program does about an error. A code that's newer than the program is unknown. */
export type Decision = 'retry' | 'wait for space' | 'report' | 'unknown'

/** The response to a request: its status, and the code and decision if it's an error. */
export type Outcome = { status: number; code?: string; decision?: Decision }

/** A program that uses a generated client: one function for each operation, by its ID. */
export type Program = Readonly<Record<string, () => Promise<Outcome>>>

export const headers = { Authorization: `Bearer pat_${'Sample0Token'.repeat(4).slice(0, 40)}` }
export const id = '7759b848-870a-43b6-899a-2e530fd6cae8'
export const key = { 'Idempotency-Key': 'clients-0001' }

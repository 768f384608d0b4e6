import { z } from 'zod'

/** Stands in every preview as `preview.json`: whose it is, and that publishing made it and may replace it. */
const schema = z.strictObject({
  branch: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{7,64}$/),
  basePath: z.string(),
  /** Set when it is published, ISO 8601 in UTC. */
  publishedAt: z.iso.datetime().optional(),
})

export type PreviewManifest = z.infer<typeof schema>

export const manifestFile = 'preview.json'

/** The manifest in a text, or undefined where it is none. */
export function parseManifest(text: string): PreviewManifest | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

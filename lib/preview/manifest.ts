import { z } from 'zod'

/** The shape of `preview.json`. It shows which branch a folder previews, and that the publish script created the folder and may replace it. */
const schema = z.strictObject({
  branch: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{7,64}$/),
  basePath: z.string(),
  /** Set when the preview is published, in ISO 8601 and UTC. */
  publishedAt: z.iso.datetime().optional(),
})

export type PreviewManifest = z.infer<typeof schema>

export const manifestFile = 'preview.json'

/** Returns the manifest in a text, or undefined if the text isn't one. */
export function parseManifest(text: string): PreviewManifest | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

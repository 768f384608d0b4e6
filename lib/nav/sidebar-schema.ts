import { z } from 'zod'

/** An entry of `sidebar.yml`: the slug of a page, or a category that contains more entries. */
export type SidebarEntry = string | { category: string; id: string; items: SidebarEntry[] }

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const entrySchema: z.ZodType<SidebarEntry> = z.lazy(() => z.union([z.string().min(1), categorySchema]))

const categorySchema = z.strictObject({
  category: z.string().min(1),
  id: z.string().regex(kebabCase, 'must be in kebab-case  (write it like getting-started)'),
  items: z.array(entrySchema).min(1),
})

/** The schema of `content/docs/<version>/sidebar.yml`, the pages of a version in reading order. The content check compares the slugs with the files. */
export const sidebarSchema = z.array(entrySchema).min(1)

import { toPreviewBasePath, toSegment } from '@/lib/publish/preview/preview'
import type { TempFolder } from '@/lib/testing/temp-folder'

/**
 * Replaces a folder with a site like those that a build makes: a page with a text, and a hashed script that's named after the text.
 * @param files the texts of more files, by name
 * @returns its absolute path
 */
export function writeSite(folder: TempFolder, name: string, text: string, files: Record<string, string> = {}): string {
  folder.remove(name)
  const all = { 'index.html': text, [`_next/static/${toSegment(text)}.js`]: text, ...files }
  for (const [file, content] of Object.entries(all)) folder.write(`${name}/${file}`, content)
  return folder.at(name)
}

/**
 * Replaces a folder with a preview like those that `npm run preview -- build` makes.
 * @param segment the end of the address that it's built for; an empty one stands for the root of a host
 * @returns its absolute path
 */
export function writePreview(
  folder: TempFolder,
  name: string,
  branch: string,
  text = branch,
  segment = toSegment(branch),
): string {
  const basePath = segment === '' ? '' : toPreviewBasePath(segment)
  return writeSite(folder, name, text, {
    'index.txt': `data of ${text}: ${basePath}/_next/static/a.js`,
    'preview.json': JSON.stringify({ branch, commit: '0123abc', basePath }),
  })
}

import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { writeChanges } from './write-changes'

const { at, list, read, write } = createTempFolder()
afterEach(() => vi.unstubAllEnvs())

/** Writes a page as a build exports it. */
function writePage(site: string, name: string, text: string, basePath = ''): void {
  const link = `<a href="${basePath}/docs/a">A</a>`
  const bar = basePath ? '<div class="x" role="region" aria-label="Preview"><p>Preview</p></div>' : ''
  write(
    `${site}/${name}.html`,
    `<html><head><title>${name}</title></head><body>${bar}<main><h1>${name}</h1><p>${text} ${link}</p></main></body></html>`,
  )
  write(`${site}/${name}.md`, `---\ntitle: ${name}\nplan: Free\nplatforms:\n  - iOS\n---\n\n${text}`)
}

const manifest = { branch: 'feature/x', commit: '0123456789abcdef', basePath: '/previews/x', title: 'docs: say more' }
const writeAll = () =>
  writeChanges({
    site: at('preview'),
    base: { folder: at('site'), name: 'production', earlier: '' },
    to: at('preview'),
    manifest,
    most: 0,
  })

test('writes the page of changes into the preview, and returns what the list of previews shows', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', at('summary.md'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  writePage('site', 'index', 'Home')
  writePage('preview', 'index', 'Home', '/previews/x')
  writePage('site', 'docs/a', 'One text')
  writePage('site', 'docs/b', 'Other text')
  writePage('site', 'docs/c', 'Text that goes')
  // A published tree has previews below its root, which aren't pages of the site.
  writePage('site', 'previews/x/docs/d', 'A preview')
  writePage('preview', 'docs/a', 'Two text', '/previews/x')
  writePage('preview', 'docs/b', 'Other text', '/previews/x')
  const before = list('site/docs')

  expect(await writeAll()).toMatchObject({ pages: 2, problems: 1 })
  const page = read('preview/changes.html').replace(/<span class="spoken">[^<]*<\/span>|<wbr>/g, '')
  expect(page).toContain('<del>One</del><ins>Two</ins> text')
  expect(page).toContain('<code>/docs/c</code> no longer leads anywhere')
  expect(page).toContain('docs: say more')
  expect(page).not.toContain('<code>/docs/b</code>')
  expect(page).toContain('Search isn’t compared')
  expect(read('summary.md')).toContain('/previews/x/changes')
  expect(list('site/docs')).toEqual(before)
  expect(existsSync(at('site/changes.html'))).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { updatePublished } from './published-tree'
import { rollBack } from './roll-back'
import { describeStatus } from './status'
import { createOrigin, toCommit, writeSite } from './testing'

const folder = createTempFolder()
const { at, write } = folder
const { git, publishSite } = createOrigin(folder)
const status = () => describeStatus(at('sources'))
const moment = String.raw`\d{1,2} \w+ \d{4}, \d\d:\d\d UTC`

describe('deploy status', { timeout: 120_000 }, () => {
  test('says that nothing is published', async () => {
    expect(await status()).toContain('No site is published yet')
  })

  test("shows what's live and since when, and which sites can be restored", async () => {
    await publishSite('first')
    await publishSite('second')
    await rollBack({ repository: at('sources') })
    const text = await status()
    expect(text).toMatch(
      new RegExp(
        String.raw`^Live: commit ${toCommit('first').slice(0, 7)}, since ${moment}, 3 files\nThis checkout doesn't have`,
      ),
    )
    expect(text).toMatch(/\nRecords: 2 of 10\. They take \d+\.\d MB on top of the live site\.\n/)
    expect(text).toMatch(new RegExp(String.raw`\n  \d{8}-\d{6}-${toCommit('first').slice(0, 7)}  ${moment}  live\n`))
    expect(text).toMatch(new RegExp(String.raw`\n  \d{8}-\d{6}-${toCommit('second').slice(0, 7)}  ${moment}\n`))
    expect(text).toContain("There's no out/, so build the site")
  })

  test('lists the commits since then', async () => {
    const commit = git('sources', 'rev-parse', 'HEAD')
    await updatePublished({
      repository: at('sources'),
      place: (tree) => placeSite(writeSite(folder, 'site', 'first'), tree, { commit }),
    })
    expect(await status()).toContain('There are no newer commits in this checkout.')
    git('sources', 'commit', '--quiet', '--allow-empty', '-m', 'docs: say more')
    expect(await status()).toMatch(/Newer commits in this checkout: 1\n {2}[0-9a-f]+ docs: say more\n/)
  })

  test('compares the built site with the live one, and lists pages', async () => {
    await publishSite('first', { 'docs/old.html': 'old', 'docs/same.html': 'same', 'a.txt': 'a' })
    await publishSite('second', { 'docs/old.html': 'old', 'docs/same.html': 'same', 'a.txt': 'a' })
    writeSite(folder, 'sources/out', 'second', {
      'docs/same.html': 'same',
      'a.txt': 'b',
      'docs/new.html': 'new',
      '.nojekyll': '',
    })
    write('sources/out/index.html', 'changed')
    expect(await status()).toContain(
      [
        'If you published out/ now, 4 files would change: 1 new, 2 changed, 1 removed.',
        'Pages among them: 3',
        '  new      /docs/new',
        '  changed  /',
        '  removed  /docs/old',
      ].join('\n'),
    )
  })

  test('says that nothing would change', async () => {
    await publishSite('first')
    writeSite(folder, 'sources/out', 'first', { '.nojekyll': '' })
    expect(await status()).toContain('If you published out/ now, nothing would change.')
  })
})

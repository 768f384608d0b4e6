import { describe, expect, test } from 'vitest'
import { getFacts } from '../content/facts'
import { config } from '../site/config.mjs'
import { buildDownloads } from './build-downloads'
import { toDownloadView } from './download-view'

const downloads = buildDownloads(getFacts('2.x'), { ...config, downloadsUrl: 'https://files.example' })
const intro = 'Or, pick alternative version below...'

describe('toDownloadView', () => {
  test.each([
    ['win', config.stores.microsoft, false],
    ['mac', config.stores.mac, true],
    ['linux', config.stores.snap, false],
  ] as const)('thanks a visitor with %s, and shows the store and the table', (platform, store, redirects) => {
    const view = toDownloadView(platform, downloads)
    expect(view).toEqual({ heading: 'Thank you!', store, redirects, intro, rows: downloads.platforms })
  })

  test.each([
    ['ios', config.stores.ios],
    ['android', config.stores.play],
  ] as const)('shows a visitor with %s the store alone', (platform, store) => {
    expect(toDownloadView(platform, downloads)).toEqual({ heading: 'Thank you!', store, redirects: false, rows: [] })
  })

  test('says that an unknown system is not served, and shows the table without the words for others', () => {
    expect(toDownloadView(undefined, downloads)).toEqual({
      heading: `${config.name} does not seem to be available for your platform`,
      redirects: false,
      rows: downloads.platforms,
    })
  })
})

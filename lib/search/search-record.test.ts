import { describe, expect, test } from 'vitest'
import { listAreas, toTitlesName } from './search-record'

describe('listAreas', () => {
  test('lists every area of a version, or only the requested one', () => {
    expect(listAreas({ version: '1.x' }).map(({ context, version }) => toTitlesName(context, version))).toEqual([
      'titles-1.x-docs.json',
      'titles-api.json',
      'titles-releases.json',
      'titles-site.json',
    ])
    expect(listAreas({ version: '2.x', context: 'docs' })).toEqual([{ context: 'docs', version: '2.x' }])
    expect(listAreas({ version: '2.x', context: 'api' })).toEqual([{ context: 'api' }])
  })
})

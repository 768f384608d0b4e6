import { describe, expect, test } from 'vitest'
import { config } from '../site/config.mjs'
import { currentVersion } from '../site/versions'
import { getFacts } from '../source/page-data'
import { buildDownloads } from './downloads'

const facts = { ...getFacts(currentVersion.id), release: '2.1.13' }
const { platforms, release, product } = buildDownloads(facts, { ...config, downloadsUrl: 'https://files.example/app' })
const getRow = (id: string) => platforms.find((row) => row.id === id)

describe('buildDownloads', () => {
  test('has the name of the product and the release', () => {
    expect({ product, release }).toEqual({ product: config.name, release: '2.1.13' })
  })

  test.each([
    ['win', 'Windows', 'Microsoft Store', ['Installer (Universal)', 'Installer (x86)']],
    ['mac', 'macOS', 'Mac App Store', ['Installer (DMG, Universal)']],
    ['linux', 'Linux', 'Snap Store', ['AppImage (x86)']],
    ['ios', 'iOS', 'App Store', []],
    ['android', 'Android', 'Play Store', []],
  ])('lists the store and the files of %s', (id, name, store, files) => {
    expect(getRow(id)).toMatchObject({ name, store: { name: store } })
    expect(getRow(id)?.files.map(({ label }) => label)).toEqual(files)
  })

  test('puts the release into the names of the files', () => {
    expect(platforms.flatMap(({ files }) => files.map(({ url }) => url))).toEqual([
      'https://files.example/app/dayloom-2.1.13-universal.exe',
      'https://files.example/app/dayloom-2.1.13-x86.exe',
      'https://files.example/app/dayloom-2.1.13-universal.dmg',
      'https://files.example/app/dayloom-2.1.13-x86.AppImage',
    ])
  })

  test('lists the system requirements', () => expect(getRow('mac')?.needs).toBe('macOS 12 or later'))

  test('has a hint only for Windows', () => {
    expect(platforms.flatMap(({ id, hint }) => (hint ? [[id, hint.label]] : []))).toEqual([
      ['win', 'Ignore Windows Defender warning'],
    ])
  })
})

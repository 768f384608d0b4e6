// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { platformIds, platformNames } from '@/lib/site/platforms'
import { DownloadAction } from './DownloadAction'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

/** jsdom doesn't support layers, so the rules are added without theirs. */
const sheet = document.createElement('style')
sheet.textContent = readFileSync('components/sections/DownloadAction.module.css', 'utf8').replace(
  /@layer components \{([\s\S]*)\}/,
  '$1',
)
beforeEach(() => void document.head.append(sheet))
afterEach(() => {
  sheet.remove()
  delete document.documentElement.dataset.os
})

describe('DownloadAction', () => {
  test('leads to the download page', () => {
    render(<DownloadAction />)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/download')
  })

  test('is only "Download" if the system is unknown', () => {
    render(<DownloadAction />)
    expect(screen.getByRole('link', { name: 'Download' })).toBeVisible()
  })

  test.each(platformIds)('names the system of a visitor on %s', (id) => {
    document.documentElement.dataset.os = id
    render(<DownloadAction />)
    expect(screen.getByRole('link', { name: `Download for ${platformNames[id]}` })).toBeVisible()
  })
})

// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendEvent } from './analytics'

afterEach(() => {
  delete window.plausible
})

describe('sendEvent', () => {
  test('does nothing without the analytics function', () => {
    expect(() => sendEvent('Snap Store opened')).not.toThrow()
  })

  test('passes the name, and properties where there are any', () => {
    window.plausible = vi.fn()
    sendEvent('Snap Store opened')
    sendEvent('Download', { platform: 'linux' })
    expect(window.plausible).toHaveBeenNthCalledWith(1, 'Snap Store opened', undefined)
    expect(window.plausible).toHaveBeenNthCalledWith(2, 'Download', { props: { platform: 'linux' } })
  })

  test('survives an analytics function that throws', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    window.plausible = () => {
      throw new Error('blocked')
    }
    expect(() => sendEvent('Snap Store opened')).not.toThrow()
  })
})

import type { Page } from '@playwright/test'

/** Lists texts whose rendered colour is too close to the colour behind them. Miniatures keep the colours of the app. */
export const listUnreadable = (page: Page) =>
  page.evaluate(() => {
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: number[]) =>
      color
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
    const findBackground = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255]
      const color = parse(getComputedStyle(element).backgroundColor)
      return color.length === 3 || (color[3] ?? 0) > 0.5 ? color : findBackground(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.getBoundingClientRect().width < 2) continue
      const pair = [luminance(parse(getComputedStyle(element).color)), luminance(findBackground(element))]
      if ((Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) < 4.5) found.add(`${element.localName}: ${text}`)
    }
    return [...found]
  })

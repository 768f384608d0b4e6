import { describe, expect, test } from 'vitest'
import { prePaintPlaceholder } from '../../source/pre-paint'
import { emptyThemeScript, insertPrePaint, listFonts, removeFontPreloads, settleHead } from './head'

describe('settleHead', () => {
  const link = '<link rel="expect" href="#main" blocking="render"/>'
  const meta = '<meta name="next-size-adjust" content=""/>'
  const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`

  const canonical = '<link rel="canonical" href="/a"/>'
  const icons = '<link rel="icon" href="/z.png"/><link rel="icon" href="/a.svg"/>'
  const script = '<script>document.write(`<meta name="a">`)</script>'

  test('puts the head in a fixed order, however React wrote it', () => {
    const settled = page(`${link}<style></style>${script}${canonical}${icons}${meta}`)
    expect(settleHead(page(`<style></style>${meta}${link}${icons}${script}${canonical}`))).toBe(settled)
    expect(settleHead(page(`${canonical}<style></style>${link}${script}${meta}${icons}`))).toBe(settled)
  })

  test('changes nothing below the head', () => {
    const html = `<html><head>${meta}</head><body>${canonical}${link}</body></html>`
    expect(settleHead(html)).toBe(html)
  })
})

describe('emptyThemeScript', () => {
  test('empties the element, but no other script', () => {
    const other = '<script>if (1<2) go()</script>'
    expect(emptyThemeScript(`<body>${other}<script type="text/plain">((a)=>{a<b})()</script>${other}`)).toBe(
      `<body>${other}<script type="text/plain"></script>${other}`,
    )
    expect(emptyThemeScript(other)).toBe(other)
  })
})

describe('insertPrePaint', () => {
  test('inserts the script unchanged', () => {
    const page = `<head><script>${prePaintPlaceholder}</script></head><p>$&</p>`
    expect(insertPrePaint(page, 'a.replace(b,"$&")')).toBe('<head><script>a.replace(b,"$&")</script></head><p>$&</p>')
  })

  test("doesn't change a page that has no place for it", () => {
    expect(insertPrePaint('<head></head>', 'start()')).toBe('<head></head>')
  })
})

test('fonts are listed once for all pages, and no page preloads them', () => {
  const preload = (name: string) =>
    `<link rel="preload" href="/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`
  const page = `<head>${preload('a')}<link rel="preload" href="/x.png" as="image"/>${preload('b')}</head>`
  expect(listFonts(page)).toEqual(['/a.woff2', '/b.woff2'])
  expect(removeFontPreloads(page)).toBe('<head><link rel="preload" href="/x.png" as="image"/></head>')
})

test('the data of a page make React preload no font either', () => {
  const sheet = ':HL["/a.css","style"]\n'
  const data = `${sheet}:HL["/a.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n0:{"b":"x"}\n`
  expect(removeFontPreloads(data)).toBe(`${sheet}0:{"b":"x"}\n`)
  const inScript = JSON.stringify(data)
  expect(removeFontPreloads(inScript)).toBe(JSON.stringify(`${sheet}0:{"b":"x"}\n`))
})

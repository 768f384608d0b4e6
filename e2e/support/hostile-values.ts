/** Called by every value that gets to run. */
const alarm = 'attacked()'

const elements = [
  `<hostile-element>`,
  `<script>${alarm}</script>`,
  `<img src=x onerror=${alarm}>`,
  `<svg onload=${alarm}>`,
  `<svg><script>${alarm}</script></svg>`,
  `<iframe srcdoc="<script>parent.${alarm}</script>"></iframe>`,
  `<a href="javascript:${alarm}" data-hostile>x</a>`,
  `<details open ontoggle=${alarm}>`,
  `<input autofocus onfocus=${alarm}>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${alarm}></style></mglyph></math>`,
  `<template data-hostile><img src=x onerror=${alarm}></template>`,
  `<base href="https://evil.example/" data-hostile>`,
  `<meta http-equiv="refresh" content="0; url=https://evil.example/" data-hostile>`,
  `<style data-hostile>*{display:none}</style>`,
  `<form action="https://evil.example/" data-hostile><button>`,
  `<mark data-hostile>x</mark>`,
]
/** Ways to break out of an attribute, an element, a comment or a string in a script, and other ways to write the same. */
const ways: ((element: string) => string)[] = [
  (element) => element,
  (element) => `">${element}`,
  (element) => `'>${element}`,
  (element) => `</title></style></textarea></script>${element}`,
  (element) => `-->${element}<!--`,
  (element) => `habits ${element} habits`,
  (element) => `<<b>${element.toUpperCase()}`,
  (element) => encodeURIComponent(element),
  (element) => element.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (element) => element.replaceAll('<', '\\u003c').replaceAll('>', '\\x3e'),
  (element) => `\0\u202e${element}\ufeff`,
]
const others = [
  `javascript:${alarm}`,
  `JaVaScRiPt:${alarm}`,
  `data:text/html,<script>${alarm}</script>`,
  `" onfocus=${alarm} autofocus data-hostile="`,
  `' onmouseover=${alarm} data-hostile='`,
  `\`-${alarm}-\``,
  `";${alarm};//`,
  `</script><script>${alarm}//`,
  `{{constructor.constructor('${alarm}')()}}`,
  `\${${alarm}}`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '//evil.example',
  '%00',
  '%E0%A4%A',
  '[object Object]',
  '*[id^="a"]',
  '"]\'){}',
  '(a+)+$',
  '\\',
  'a'.repeat(1000),
]

const hidden = ways.flatMap((way) => elements.map(way))

/** 200 values that somebody might put into a query, and that must be taken as text and nothing else. */
export const hostileValues: readonly string[] = [...hidden, ...others]

/** The same values in fewer queries. The test looks for markup anywhere in a text, so several of these values can share a query. */
export const hostileQueries: readonly string[] = [
  ...ways.map((way) =>
    elements
      .slice(0, elements.length / 2)
      .map(way)
      .join(' '),
  ),
  ...ways.map((way) =>
    elements
      .slice(elements.length / 2)
      .map(way)
      .join(' '),
  ),
  ...others,
]

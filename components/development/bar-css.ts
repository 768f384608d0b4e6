/**
 * The look of the editor's bar. It isn't a CSS module, because it would become part of every page's style sheet, and visitors never see this. For the
 * same reason, no file of the bar imports a component that has one. It's in no layer either, so it comes before the site's own rules.
 */
export const barCss = `
body:has(.editorBar[data-open]) { padding-block-end: 3.25rem; }
html:has(.editorBar[data-open]) { scroll-padding-block-end: 4rem; }
.editorBar { position: fixed; inset: auto 0 0; z-index: 60; display: flex; flex-direction: column-reverse; font-size: 0.875rem; line-height: 1.4;
  color: var(--text); }
.editorBar button { font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: var(--radius-sm);
  padding: 0.375rem 0.625rem; min-block-size: 2rem; cursor: pointer; }
.editorBar button:hover { background: var(--surface-hover); }
.editorBar button[aria-expanded=true] { border-color: var(--border-control); background: var(--surface); }
.editorBar button[data-wrong] { color: var(--danger); font-weight: 650; }
.editorBar :focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.editorBar a { color: var(--secondary); }
.editorBarItems { display: flex; flex-wrap: wrap; gap: 0.125rem; align-items: center; margin: 0; list-style: none;
  padding-block: 0.25rem; padding-inline: 4.5rem 0.5rem; border-block-start: 1px solid var(--border-control);
  background: var(--surface-raised); box-shadow: var(--shadow-raised); }
.editorBarItems li:last-child { margin-inline-start: auto; }
.editorBarPanel { max-block-size: min(60vh, 34rem); padding: 1rem max(1rem, calc(50vw - 36rem)); overflow: auto;
  border-block-start: 2px solid var(--border-control); background: var(--surface); overflow-wrap: anywhere; }
.editorBarPanel h2 { font: 650 1rem/1.3 var(--font-text); margin: 0 0 0.5rem; }
.editorBarPanel h3 { font: 650 0.875rem/1.3 var(--font-text); margin: 1rem 0 0.25rem; }
.editorBarPanel p { margin: 0 0 0.5rem; max-inline-size: 60rem; }
.editorBarPanel ul, .editorBarPanel ol { margin: 0; padding-inline-start: 1.25rem; list-style: disc; }
.editorBarPanel li + li { margin-block-start: 0.375rem; }
.editorBarPanel dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
.editorBarPanel dt { color: var(--text-muted); }
.editorBarPanel dd { margin: 0; }
.editorBarPanel img { display: block; inline-size: min(100%, 37.5rem); block-size: auto; border: 1px solid var(--border); }
.editorBarPanel code { font-family: var(--font-mono); font-size: 0.8125rem; }
.editorBar .editorBarPanel button { padding: 0; min-block-size: 1.5rem; text-align: start; text-decoration: underline; }
.editorBarColumns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0 2rem; }
.editorBarMuted { color: var(--text-muted); }
.editorBarStatus { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.editorBar .editorBarShow { position: fixed; inset: auto 0.5rem 0.5rem auto; border: 1px solid var(--border-control);
  background: var(--surface-raised); }
@media (width < 576px) {
  .editorBarItems { padding-inline-start: 4rem; }
  .editorBarItems button { padding-inline: 0.375rem; }
  .editorBarWide { display: none; }
  .editorBarPanel dl { grid-template-columns: 1fr; }
  .editorBarPanel dd + dt { margin-block-start: 0.5rem; }
}
@media (forced-colors: active) { .editorBar button[aria-expanded=true] { border-color: Highlight; } }
@media print { .editorBar { display: none; } }`

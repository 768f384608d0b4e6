/** The styles of the page of changes. They use the roles of `tokens.css`. */
export const changesStyles = `main { max-inline-size: 60rem; }
h2 { margin: var(--space-64) 0 var(--space-16); font: 500 var(--title-md)/1.2 var(--serif); }
h3 { margin: 0; font-size: var(--text-lg); line-height: 1.3; }
p { margin: 0 0 var(--space-8); }
del { background: var(--danger-tint); color: var(--danger); text-decoration: line-through; }
ins { background: var(--success-tint); color: var(--success); text-decoration: underline; }
.summary { font-weight: 600; }
.links { display: flex; flex-wrap: wrap; gap: var(--space-16); }
.note, .path, .above, .anchors { color: var(--text-muted); font-size: var(--text-sm); }
.path strong { color: var(--danger); }
.problems { margin-block: var(--space-32); padding: var(--space-16); border: 1px solid var(--danger); border-radius: var(--radius-md); background: var(--danger-tint); }
.problems h2 { margin: 0 0 var(--space-16); font: 600 var(--text-lg)/1.3 var(--sans); color: var(--danger); }
.problems ul { margin: 0; padding-inline-start: 1.25rem; }
.problems li + li { margin-block-start: var(--space-8); }
.problems p { margin: 0; }
.problems p:first-child { font-weight: 600; }
article { padding-block: var(--space-32); border-block-start: 1px solid var(--border); }
.kind { display: inline-block; padding: 0 var(--space-8); border-radius: var(--radius-sm); background: var(--info-tint); color: var(--info); font: 600 var(--text-xs)/1.6 var(--sans); }
.kind[data-kind=added] { background: var(--success-tint); color: var(--success); }
.kind[data-kind=removed] { background: var(--danger-tint); color: var(--danger); }
.kind[data-kind=moved] { background: var(--warning-tint); color: var(--warning); }
dl { margin: var(--space-16) 0; }
dl div { display: grid; gap: 0 var(--space-16); margin-block-end: var(--space-8); }
dt { color: var(--text-muted); font-size: var(--text-sm); }
dd { margin: 0; }
.change { margin-block: var(--space-16); padding-inline-start: var(--space-16); border-inline-start: 3px solid var(--border); }
.words { margin: 0; white-space: pre-wrap; }
.table { overflow-x: auto; }
table { inline-size: 100%; min-inline-size: 36rem; border-collapse: collapse; font-size: var(--text-sm); }
th, td { padding: var(--space-8); border-block-end: 1px solid var(--border); text-align: start; vertical-align: top; overflow-wrap: break-word; }
.samples { padding: 0; list-style: none; }
.samples li { margin-block-end: var(--space-16); }
summary { cursor: pointer; }
.pictures { margin-block: var(--space-8); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--space-16); align-items: start; }
figure { margin: 0; }
figcaption { color: var(--text-muted); font-size: var(--text-sm); }
img { display: block; max-inline-size: 100%; block-size: auto; border: 1px solid var(--border); }
.slider { display: flex; align-items: center; gap: var(--space-8); max-inline-size: 30rem; margin-block: var(--space-8); font-size: var(--text-sm); }
.slider input { flex: 1; min-inline-size: 0; accent-color: var(--primary); }
.over { grid-template-columns: 1fr; gap: 0; }
.over[data-width="360"] { max-inline-size: 362px; }
.over figure { grid-area: 1 / 1; }
.over figcaption { display: none; }
.over figure + figure { clip-path: inset(0 0 0 var(--shown)); }
@media (width > 40em) {
  dl div { grid-template-columns: 9rem 1fr; }
  dd { grid-column: 2; }
}`

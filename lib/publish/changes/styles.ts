/** The styles of the page of changes. They use the roles of `tokens.css`. */
export const changesStyles = `h2 { margin: var(--space-64) 0 var(--space-16); font: 500 var(--title-md)/1.2 var(--font-display); }
h3 { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-8); align-items: center; margin: 0; font-size: var(--text-lg); line-height: 1.3; }
p { margin: 0 0 var(--space-8); }
del { background: var(--danger-tint); color: var(--danger); text-decoration: line-through; }
ins { background: var(--success-tint); color: var(--success); text-decoration: underline; }
del + ins { margin-inline-start: 0.2em; }
.spoken { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap; }
.lead { font-size: var(--text-lg); }
.summary { margin-block-start: var(--space-16); font-weight: 600; }
.about, .note, .path, .above, .anchors { color: var(--text-muted); font-size: var(--text-sm); }
:is(.path, .anchors, .overview) strong { color: var(--danger); }
.problems { margin-block: var(--space-32); padding: var(--space-16); border: 1px solid var(--danger); border-radius: var(--radius-lg); background: var(--danger-tint); }
.problems h2 { margin: 0 0 var(--space-16); font-size: var(--text-lg); color: var(--danger); }
.problems ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-16); margin: 0; padding: 0; list-style: none; }
.problems li { padding-block-start: var(--space-16); border-block-start: 1px solid var(--border); }
.problems p { margin: 0 0 var(--space-4); }
.problems .tag { display: block; inline-size: fit-content; margin-block-end: var(--space-4); border: 1px solid; }
pre { margin: 0 0 var(--space-8); padding: var(--space-8); border: 1px solid var(--border); border-radius: var(--radius-sm); background: var(--surface-raised); white-space: pre-wrap; user-select: all; }
.problems strong code { font-weight: 500; }
.overview { margin-block: var(--space-32); padding: var(--space-16); border: 1px solid var(--border); border-radius: var(--radius-lg); background: var(--surface-raised); }
.overview h2 { margin: 0; font-size: var(--text-lg); }
.overview dl { margin: var(--space-16) 0 0; }
.overview ul { margin: 0; padding: 0; list-style: none; }
.overview li + li { margin-block-start: var(--space-4); }
.checks { color: var(--text-muted); font-size: var(--text-sm); }
.checks ul { margin-block: var(--space-4); padding-inline-start: var(--space-16); }
.places { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); margin-block-start: var(--space-8); }
article { padding-block: var(--space-32); border-block-start: 1px solid var(--border); }
dl { margin: var(--space-16) 0; }
dl div { display: grid; gap: 0 var(--space-16); margin-block-end: var(--space-8); }
dt { color: var(--text-muted); font-size: var(--text-sm); }
dd { margin: 0; }
.change { margin-block: var(--space-16); padding-inline-start: var(--space-16); border-inline-start: 3px solid var(--border); }
.words { margin: 0; white-space: pre-wrap; }
.selector { margin-block-start: var(--space-16); font-size: var(--text-sm); }
.declarations { margin-block: var(--space-8); }
.declarations dd { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.declarations :is(del, ins) { background: none; color: inherit; }
.value { display: inline-flex; gap: var(--space-4); align-items: center; }
.swatch { flex: none; border: 1px solid var(--border); border-radius: var(--radius-sm); forced-color-adjust: none; }
.uses { margin-block: var(--space-8) var(--space-32); padding-inline-start: var(--space-16); font-size: var(--text-sm); }
.samples { padding: 0; list-style: none; }
.declarations + h3 { margin-block-start: var(--space-32); }
.samples li { margin-block-end: var(--space-16); }
summary { inline-size: fit-content; padding-block: var(--space-4); font-size: var(--text-sm); cursor: pointer; }
.pictures { margin-block: var(--space-4); }
.frame { max-block-size: min(40rem, 80vh); overflow: auto; border: 1px solid var(--border); border-radius: var(--radius-md); background: var(--surface-sunken); }
[data-width="360"] > .frame { max-inline-size: 46rem; }
[data-width="360"] > .slider, [data-width="360"] > .frame:has(> :is([data-view=slider], [data-view=before], [data-view=after])) { max-inline-size: 24rem; }
.pair { position: relative; display: grid; gap: var(--space-8); align-items: start; }
:is([data-view=side], .pair:not([data-view]):has(figure + figure)) { grid-template-columns: 1fr 1fr; }
figure { position: relative; min-inline-size: 0; margin: 0; }
figcaption { position: sticky; inset-block-start: 0; z-index: 2; padding: var(--space-4) var(--space-8); background: var(--surface-raised); color: var(--text); font-size: var(--text-sm); white-space: nowrap; }
.areas { position: absolute; inset-inline-start: 0; z-index: 1; inline-size: 100%; pointer-events: none; }
.areas rect { fill: none; stroke: var(--primary); stroke-width: 2px; stroke-dasharray: 6 4; vector-effect: non-scaling-stroke; scroll-margin-block: 6rem; }
.areas [data-current] { stroke-width: 3px; stroke-dasharray: none; }
img { display: block; max-inline-size: 100%; block-size: auto; }
.slider { display: flex; align-items: center; gap: var(--space-8); margin-block: var(--space-4); color: var(--text-muted); font-size: var(--text-sm); }
.slider input { flex: 1; min-inline-size: 0; block-size: 1.5rem; margin: 0; accent-color: var(--primary); }
.views { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); font-size: var(--text-sm); }
.views label { display: inline-flex; gap: var(--space-4); align-items: center; min-block-size: 1.5rem; }
.views input { margin: 0; accent-color: var(--primary); }
.steps { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-8); align-items: center; margin-block: var(--space-4); color: var(--text-muted); font-size: var(--text-sm); }
button { min-block-size: 1.75rem; padding: 0 var(--space-8); border: 1px solid var(--border); border-radius: var(--radius-sm); background: var(--surface-raised); color: var(--text); font: inherit; cursor: pointer; }
:is(label, .steps)[hidden], [data-view=before] figure + figure, [data-view=after] figure:first-child { display: none; }
:is([data-view=slider], [data-view=before], [data-view=after]) { grid-template-columns: 1fr; gap: 0; overflow-x: clip; }
[data-view=slider] { cursor: ew-resize; touch-action: pan-y; user-select: none; }
[data-view=slider] figure { grid-area: 1 / 1; }
[data-view=slider] figure + figure img { clip-path: inset(0 0 0 var(--line)); }
[data-view=slider] figcaption { inline-size: fit-content; margin-inline-start: var(--line); border-radius: var(--radius-sm); }
[data-view=slider] figure:first-child figcaption { transform: translateX(-100%); }
[data-view=slider]::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: calc(var(--line) - 1px); border-inline-start: 2px solid var(--primary); pointer-events: none; }
@media (width > 62em) {
  [data-width="1440"] > .frame:has(> [data-view=side]) { inline-size: min(94vw, 120rem); margin-inline-start: 50%; transform: translateX(-50%); }
}
@media (width > 40em) {
  dl div { grid-template-columns: 9rem 1fr; }
  dd { grid-column: 2; }
}`

/**
 * Resets and defaults of elements. The shell inlines them into every page after `tokensCss`, so
 * keep them small. Remotes set no global styles. A `<details>` element is hidden until its summary
 * has arrived, because browsers would show a label of their own. A long word that a shopper or shop
 * wrote is broken everywhere. Only buttons and table cells are at least as wide as their longest
 * word (decision 098). Content below the first view is laid out after the first view (decision
 * 037).
 */
export const baseCss = `*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; scroll-padding-top: 96px; }
html[data-scroll-locks] { overflow: hidden; background: var(--color-page-dimmed); }
body { min-height: 100dvh; background: var(--color-page); color: var(--color-ink); font: var(--weight-normal) var(--text-m) / var(--leading-body) var(--font-body); -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; }
button, th, td { overflow-wrap: break-word; }
h1, h2, h3, h4 { font-weight: var(--weight-bold); line-height: var(--leading-tight); letter-spacing: var(--tracking-tight); }
h1, h2 { text-wrap: balance; }
h1 { font-size: var(--text-2xl); }
h2 { font-size: var(--text-xl); }
h3, h4 { font-size: var(--text-l); }
h1:focus-visible { outline: none; }
a { color: var(--color-link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
img, svg, video { display: block; max-width: 100%; }
img, video { height: auto; }
button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
button, label, summary, select { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
details:not(:has(> summary)) { display: none; }
fieldset { min-width: 0; border: 0; padding: 0; }
legend { padding: 0; }
:where(ul, ol):where([role='list']) { padding: 0; list-style: none; }
table { border-collapse: collapse; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
::selection { background: var(--color-brand-soft); color: var(--color-ink); }
[hidden] { display: none !important; }
html[data-first-view] :is([data-below-fold='part'], [data-below-fold='near']) { content-visibility: auto; contain-intrinsic-block-size: 600px; }
@media (max-width: 599.98px) and (max-height: 800px) { html[data-first-view=''] :is([data-below-fold='part'], [data-below-fold='item']) { content-visibility: hidden; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; scroll-behavior: auto !important; } }
`;

/**
 * How any page prints: its own part alone, dark on white. What is printed says where its links lead,
 * since paper cannot be pressed.
 */
export const printCss = `@media print {
:root { color-scheme: light; --color-page: white; --color-surface: white; --color-ink: black; --color-ink-soft: black; --color-link: black; }
body > :not(#root), #root > div > :not(main), main nav, main :is(button, form, input, select, textarea) { display: none !important; }
main { padding: 0 !important; }
main * { box-shadow: none !important; }
main :is(p, dd, li) > a[href]::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
main :is(article, section, li, tr, figure) { break-inside: avoid; }
h1, h2, h3 { break-after: avoid; }
}`;

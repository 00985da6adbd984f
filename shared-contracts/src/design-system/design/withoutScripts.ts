/**
 * Selector for styles of a page whose scripts do not run, because they are turned off, or because
 * the browser is too old for them. The server sends every document with the attribute, and the first
 * script of the document removes it. (`@media (scripting: none)` is younger than the oldest promised
 * browsers.)
 */
export const withoutScripts = ':where(html[data-without-scripts]) &';

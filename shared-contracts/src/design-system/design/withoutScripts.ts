/**
 * Selector for styles of a page whose scripts do not run. Either scripts are turned off, or the
 * browser is too old for them. The server sends every document with the attribute, and the first
 * script of the document removes it. The rule `@media (scripting: none)` is too new for the oldest
 * supported browsers.
 */
export const withoutScripts = ':where(html[data-without-scripts]) &';

/**
 * The rendering engine (`docs/rendering.md`). It decides which regions of a page load later, and
 * which keep the server's markup. Federation shares one instance for the whole page. Authors of
 * pages use `Region` and the loader data `critical`, `deferred` and `optional`; the other exports
 * serve forms, first frames and the shell.
 */
export { critical, type Deferrable, deferred, markupOnly, optional } from './rendering/loaderData';
export { pageLife } from './rendering/pageLife';
export { Region } from './rendering/Region';
export { RegionHostContext } from './rendering/RegionHost';
export { preload } from './rendering/regionCode';
export { KeepInput, ServerRegion } from './rendering/ServerRegion';
export { useAfterPaint } from './rendering/useAfterPaint';

/**
 * The rendering engine (`docs/rendering.md`). It decides which regions of a page load later, and
 * which keep the server's markup. Federation shares this module, so that a page has only one copy.
 * Most pages need only `Region` and the loader data `critical`, `deferred` and `optional`.
 * Functions that only the shell calls are in `rendering/pageStart`.
 */
export { critical, type Deferrable, deferred, markupOnly, optional } from './rendering/loaderData';
export { pageLife } from './rendering/pageLife';
export { Region } from './rendering/Region';
export { RegionHostContext } from './rendering/RegionHost';
export { preload } from './rendering/regionCode';
export { KeepInput, ServerRegion } from './rendering/ServerRegion';
export { useAfterPaint } from './rendering/useAfterPaint';

/**
 * The rendering engine (`docs/rendering.md`): which parts of a page come later, and which stay as the server
 * sent them. One instance for the whole page, shared by federation. A page author meets `Region` and the
 * kinds of loader data `critical`, `deferred` and `optional`; the rest is for forms, first frames and the shell.
 */
export { critical } from './rendering/critical';
export { type Deferrable, deferred, markupOnly, optional } from './rendering/loaderData';
export { pageLife } from './rendering/pageLife';
export { Region } from './rendering/Region';
export { RegionHostContext } from './rendering/RegionHost';
export { preload } from './rendering/regionCode';
export { KeepInput, ServerRegion } from './rendering/ServerRegion';
export { useAfterPaint } from './rendering/useAfterPaint';

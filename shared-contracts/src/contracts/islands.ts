/**
 * The engine of islands (decision 032): one instance for the whole page, shared by federation, so that
 * every remote's islands cost their own code alone.
 */

/** Into markup that is of no component, for a part that has none of its own there. */
export { createPortal } from 'react-dom';
export { CachedPart, type PartCache, PartCacheContext } from './islands/CachedPart';
export { IslandBoundary, onIslandFailure } from './islands/IslandBoundary';
export { type Island, type IslandOptions, island } from './islands/island';
export { useIsHydrating } from './islands/ServerMarkup';
export { Carry, ServerRegion } from './islands/ServerRegion';
export { fulfilled, type Outcome, readSettled, settledResult } from './islands/settledResult';
export { useAfterPaint } from './islands/useAfterPaint';

import type { Registry } from '../../release/Registry';
import type { Canary } from '../canary/watchCanaries';
import { type Composition, composeReleases } from '../releases/liveComposition';

/** A canary with the composition that its visitors get. */
export interface CanaryRelease extends Omit<Canary, 'live'> {
  /** Share of the visitors who get the canary, from 0 to 1. */
  share: number;
  target: Composition;
}

/**
 * Lists the canaries of a registry. The visitors of a canary get the running composition with the
 * canary's release. So a refused release of another part does not hold back the canary.
 */
export function readCanaries(registry: Registry, running: Composition): CanaryRelease[] {
  return Object.entries(registry).flatMap(([part, { canary } = {}]) => {
    if (!canary) return [];
    const { version, since, share } = canary;
    const target = composeReleases(Object.entries({ ...running.versions, [part]: version }));
    return [{ part, version, since, share, composition: target.id, target }];
  });
}

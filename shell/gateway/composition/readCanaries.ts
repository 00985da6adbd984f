import type { Registry } from '../../release/Registry';
import type { Canary } from '../canary/watchCanaries';
import { type Composition, type IsBad, liveComposition } from '../releases/liveComposition';

/** A canary with the composition that its visitors get. */
export interface CanaryRelease extends Omit<Canary, 'live'> {
  /** Share of the visitors who get the canary, from 0 to 1. */
  share: number;
  target: Composition;
}

/**
 * Lists the canaries of a registry. The visitors of a canary get the live composition with the
 * canary's release. Bad releases of other parts are replaced as in the live composition.
 * @throws what `liveComposition` throws
 */
export function readCanaries(registry: Registry, isBad?: IsBad): CanaryRelease[] {
  return Object.entries(registry).flatMap(([part, { canary } = {}]) => {
    if (!canary) return [];
    const { version, since, share } = canary;
    const withCanary: Registry = {
      ...registry,
      [part]: { releases: { [version]: 'live' }, history: [] },
    };
    const target = liveComposition(withCanary, isBad);
    return [{ part, version, since, share, composition: target.id, target }];
  });
}

import { PARTS, type Registry } from '../../release/Registry';
import type { Canary } from '../canary/watchCanaries';
import { type Composition, type IsBad, liveComposition } from '../releases/liveComposition';

/** A canary with what its visitors get. */
export interface CanaryRelease extends Omit<Canary, 'live'> {
  /** Share of the visitors, from 0 to 1. */
  share: number;
  target: Composition;
}

/**
 * The canaries that a registry names, each with the composition of its visitors: the live one but for
 * that part. A release of another part that is bad is replaced in it as in the live one.
 *
 * @throws what `liveComposition` throws
 */
export function readCanaries(registry: Registry, isBad?: IsBad): CanaryRelease[] {
  return PARTS.flatMap((part) => {
    const { canary } = registry[part] ?? {};
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

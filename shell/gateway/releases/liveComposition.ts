import { createHash } from 'node:crypto';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { livePartsOf, liveVersion, type Registry } from '../../release/Registry';

/**
 * One release for each live part, the shell included. A page is rendered and hydrated with the same
 * releases.
 */
export interface Composition {
  id: string;
  versions: Record<PartName, string>;
}

/** True if the part's fallback should replace this release. */
export type IsBad = (part: PartName, version: string) => boolean;

/**
 * Composes the live releases of a registry. A bad release is replaced by its part's fallback,
 * unless the fallback is bad as well.
 * @throws Error that names the command to run if the shell has no live release
 */
export function liveComposition(registry: Registry, isBad: IsBad = () => false): Composition {
  if (!liveVersion(registry, 'shell'))
    throw new Error('shell has no live release; run: npm run release -- publish shell');
  const entries = livePartsOf(registry).map((part): [PartName, string] => {
    const live = liveVersion(registry, part) ?? '';
    const { fallback } = registry[part] ?? {};
    const isReplaced = fallback !== undefined && isBad(part, live) && !isBad(part, fallback);
    return [part, isReplaced ? fallback : live];
  });
  return composeReleases(entries);
}

/** @param releases pairs of part and version; if two parts claim a path, the first part gets it */
export function composeReleases(releases: readonly [PartName, string][]): Composition {
  // The releases are sorted, so that the id does not depend on the order in which parts were added.
  const sorted = releases.map((release) => release.join('@')).sort();
  const id = createHash('sha256').update(sorted.join()).digest('hex').slice(0, 12);
  return { id, versions: Object.fromEntries(releases) };
}

/**
 * Lists the parts whose releases differ between two compositions, including parts that were added
 * or removed. Lists all parts if `before` is absent.
 */
export function changedParts(
  { versions }: Composition,
  before: Composition | undefined,
): PartName[] {
  const known = before?.versions ?? {};
  const parts = new Set([...Object.keys(known), ...Object.keys(versions)]);
  return [...parts].filter((part) => versions[part] !== known[part]);
}

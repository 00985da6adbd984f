import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { type Composition, changedParts, composeReleases } from '../releases/liveComposition';
import type { RefusedCompositions } from './RefusedCompositions';

/**
 * Returns the key under which a refused change of a composition is remembered. If only one part
 * changes, the key does not depend on the releases of the other parts.
 */
export function changeKey(current: Composition | undefined, next: Composition): string {
  const [part, ...others] = current ? changedParts(next, current) : [];
  return part !== undefined && others.length === 0 ? `${part}@${next.versions[part]}` : next.id;
}

/**
 * Returns the composition to try next, between the current and the wanted composition. It contains
 * all changes, except changes that were refused when tried alone and still have to wait. If the
 * remaining changes were refused together and still have to wait, it contains only the first of
 * them. So a broken release does not block the releases of other teams.
 * @returns undefined if nothing has changed, or if every change has to wait
 */
export function nextComposition(
  current: Composition,
  wanted: Composition,
  refused: Pick<RefusedCompositions, 'isDue'>,
): Composition | undefined {
  const isDue = (composition: Composition) => refused.isDue(changeKey(current, composition));
  const alone = (part: PartName) => withChanges(current, wanted, [part]);
  const due = changedParts(wanted, current).filter((part) => isDue(alone(part)));
  if (due.length === 0) return undefined;
  const together = withChanges(current, wanted, due);
  if (isDue(together)) return together;
  const [first] = due;
  return first === undefined ? undefined : alone(first);
}

/**
 * Returns the current composition with the wanted releases of the given parts. A given part that
 * has no wanted release is dropped.
 */
function withChanges(
  current: Composition,
  wanted: Composition,
  parts: readonly PartName[],
): Composition {
  // The parts are in the order of the registry. After a restart, they have the same order.
  const all = [...new Set([...Object.keys(wanted.versions), ...Object.keys(current.versions)])];
  return composeReleases(
    all.flatMap((part): [PartName, string][] => {
      const { versions } = parts.includes(part) ? wanted : current;
      const version = versions[part];
      return version === undefined ? [] : [[part, version]];
    }),
  );
}

import type { RouteClaim } from '@marketplace/contracts/facts/ReleaseFacts';
import { pagesOf } from '@marketplace/contracts/federation/pagesOf';
import { slotsOf } from '@marketplace/contracts/federation/slotTable';
import { isRouteIdOf } from '@marketplace/contracts/pages/pageTable';
import {
  type DescribedRelease,
  folderOf,
  type Gate,
  isDescribed,
  labelOf,
  type PairGate,
  type Problem,
} from './Gate';

/**
 * Finds paths and slots that two parts claim. A path belongs to the part that owns its first
 * segment.
 */
export const routes: PairGate = {
  name: 'routes',
  findBetween: (candidate, other) => {
    const owned = segmentsOf(other, pagesOf(other.manifest));
    const own = segmentsOf(candidate, pagesOf(candidate.manifest));
    const claimed = new Map([...own, ...segmentsOf(candidate, candidate.manifest.routes)]);
    const theirs = segmentsOf(other, other.manifest.routes);
    const slots = slotsOf(other.manifest);
    return [
      ...slotsOf(candidate.manifest)
        .filter((slot) => slots.includes(slot))
        .map((slot) => ({
          what: `${candidate.part} exposes \`./${slot}\`, a slot of ${other.part}`,
          forWhom: labelOf(other),
          mend: `${folderOf(candidate)}/manifest.ts: take the module out, until ${other.part} gives up the slot`,
        })),
      ...[...claimed]
        .filter(([segment]) => owned.has(segment))
        .map(([, { path, at }]) => ({
          what: `${candidate.part} claims \`${path}\`, a page of ${other.part}`,
          forWhom: labelOf(other),
          mend: `${at}: take the path out; links to it come from contracts/routes`,
        })),
      ...[...theirs]
        .filter(([segment]) => own.has(segment) && !owned.has(segment))
        .map(([segment, { path }]) => ({
          what: `${other.part} claims \`${path}\`, a page of ${candidate.part}`,
          forWhom: labelOf(other),
          mend: `${own.get(segment)?.at}: leave the path to ${other.part}`,
        })),
    ];
  },
};

const pageLine = ({ part, manifest }: DescribedRelease, path: string) =>
  manifest.places?.[path] ?? `${folderOf({ part })}/pages.ts`;

type Claims = Map<string, { path: string; at: string }>;

/** Maps the first segment of each path to the path, and to the file and line that declare it. */
const segmentsOf = (
  release: DescribedRelease,
  claims: readonly { path: string; at?: string }[],
): Claims =>
  new Map(
    claims.flatMap(({ path, at = pageLine(release, path) }) => {
      const [, segment] = path.toLowerCase().split('/');
      return segment === undefined ? [] : [[segment, { path, at }] as const];
    }),
  );

/** Finds routes that are invalid regardless of which releases are live. */
export const routeIds: Gate = {
  name: 'routes',
  find: ({ candidate }) => {
    if (!isDescribed(candidate) || candidate.part === 'shell') return [];
    const { part, manifest } = candidate;
    const foreign = manifest.routes.filter(({ id }) => id && !isRouteIdOf(part, id));
    const greedy = manifest.routes.filter(({ path }) => /^\/(\*|:(?!brand$))/.test(path));
    return [
      ...foreign.map((route) => refusal(route, `The id \`${route.id}\` is not one of ${part}`)),
      ...greedy.map((route) => refusal(route, `\`${route.path}\` claims every address`)),
    ];
  },
};

const refusal = ({ at }: RouteClaim, what: string): Problem => ({
  what,
  forWhom: 'shoppers, who would get another page or a 404 there',
  mend: `${at}: begin ids with the remote's own name, and paths with a segment of its own`,
});

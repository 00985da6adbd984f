import type { RouteClaim } from '@marketplace/contracts/facts/ReleaseFacts';
import { isRouteIdOf } from '@marketplace/contracts/pages/pageTable';
import {
  type DescribedRelease,
  type Gate,
  isDescribed,
  labelOf,
  type PairGate,
  type Problem,
} from './Gate';

/** Finds routes of a part whose paths belong to another part. */
export const routes: PairGate = {
  name: 'routes',
  findBetween: (candidate, other) => [
    ...foreignPaths(candidate, other, candidate),
    ...foreignPaths(other, candidate, candidate),
  ],
};

const firstSegment = (path: string) => path.toLowerCase().split('/')[1] ?? '';

/**
 * A path belongs to the part that owns its first segment: `/orders/x` to the owner of `/orders`.
 */
function ownerOf(path: string, { manifest, part }: DescribedRelease): string | undefined {
  const first = firstSegment(path);
  const beside = Object.entries(manifest.pages).filter(([page]) => firstSegment(page) === first);
  return part === 'shell' ? beside[0]?.[1] : beside.find(([, owner]) => owner === part)?.[1];
}

function foreignPaths(
  claimant: DescribedRelease,
  owner: DescribedRelease,
  candidate: DescribedRelease,
): Problem[] {
  return claimant.manifest.routes.flatMap(({ path, at }) => {
    const owned = path && ownerOf(path, owner);
    if (!owned || owned === claimant.part) return [];
    const other = candidate === claimant ? owner : claimant;
    return {
      what: `${claimant.part} claims \`${path}\`, a page of ${owned}`,
      forWhom: labelOf(other),
      mend:
        candidate === claimant
          ? `${at}: take the route out; links to it come from contracts/routes`
          : `${candidate.part.replaceAll('_', '-')}/pages.ts: leave the address to ${claimant.part}`,
    };
  });
}

/** Finds routes that are wrong whichever releases are live. */
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

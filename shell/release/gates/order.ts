import { events } from './events';
import { exposedModules } from './exposedModules';
import { federationRuntime } from './federationRuntime';
import {
  type DescribedRelease,
  type GateContext,
  isDescribed,
  labelOf,
  type Problem,
  type Release,
} from './Gate';
import { routes } from './routes';
import { sharedModules } from './sharedModules';
import { lentTexts } from './texts';

/** Gates that compare two parts. */
export const PAIR_GATES = [
  federationRuntime,
  sharedModules,
  exposedModules,
  events,
  routes,
  lentTexts,
];

export interface PairProblem {
  gate: string;
  problem: Problem;
}

/** @returns all problems between a candidate and a release of another part */
export function findBetween(candidate: Release, other: Release): PairProblem[] {
  if (!isDescribed(candidate) || !isDescribed(other)) return [];
  return PAIR_GATES.flatMap(({ name, findBetween: find }) =>
    find(candidate, other).map((problem) => ({ gate: name, problem })),
  );
}

/**
 * Separates problems of release order from problems that need a code change. A problem is one of
 * order if the other part has a release that fits the candidate and all parts that stay live. That
 * release must then go live first.
 */
export function judgeOrder(context: GateContext): { order: Problem[]; rest: PairProblem[] } {
  const order: Problem[] = [];
  const rest: PairProblem[] = [];
  for (const other of context.others) {
    // Compares two candidates of one step only once: for the candidate whose name sorts first.
    if (other.standing === 'candidate' && other.part < context.candidate.part) continue;
    const between = findBetween(context.candidate, other);
    const [first] = between;
    const companion = first && findCompanion(context, other);
    if (first && companion) order.push(asOrder(context, other, companion, first.problem));
    else rest.push(...between);
  }
  return { order, rest };
}

/** Finds a release of the other part that fits the candidate and all parts that stay live. */
function findCompanion(
  { action, candidate, others, earlier, coming }: GateContext,
  other: Release,
): DescribedRelease | undefined {
  // No other release can take the place of a canary, because it is another team's experiment. The
  // same holds for a candidate of this step, because the team has chosen that release.
  if (other.standing !== 'live') return undefined;
  const staying = others.filter(({ part }) => part !== other.part);
  const choices = action === 'rollback' ? [...earlier, ...coming] : coming;
  return choices
    .filter(({ part }) => part === other.part)
    .filter(isDescribed)
    .find((choice) =>
      [candidate, ...staying].every((beside) => findBetween(choice, beside).length === 0),
    );
}

function asOrder(
  { action, candidate }: GateContext,
  other: Release,
  { part, version }: DescribedRelease,
  problem: Problem,
): Problem {
  const isBack = action === 'rollback';
  const command = isBack ? `rollback ${part} --to ${version}` : `promote ${part} ${version}`;
  return {
    what: isBack
      ? `Going back to ${candidate.part} ${candidate.version} alone strands ${part}: ${problem.what}`
      : `${part} has to go live first: ${problem.what}`,
    forWhom: labelOf(other),
    mend: `npm run release -- ${command}, which fits, and then this again`,
  };
}

/**
 * @returns notes about earlier releases of other parts that do not fit the candidate. Once the
 * candidate is live, no part can roll back to such a release alone. Open tabs that run these
 * releases still work, because a tab keeps all releases of its page.
 */
export function rollbackNotes({ candidate, earlier, action }: GateContext): Problem[] {
  if (action === 'rollback') return [];
  return earlier.flatMap((release) => {
    const [first] = findBetween(candidate, release);
    if (!first) return [];
    return {
      what: `${release.part} could no longer be rolled back to ${release.version} alone: ${first.problem.what}`,
      forWhom: labelOf(release),
      mend: `npm run release -- rollback ${candidate.part} goes with it; open tabs keep their releases`,
    };
  });
}

import type { LoadFigures } from './load';
import { formatTable } from './statistics';

export interface ServerFigures {
  /** Bare Node with the bytes of the kept page. */
  bare: LoadFigures;
  /** An anonymous visitor's product page. */
  kept: LoadFigures;
  /** The product page of a visitor with a cookie of their own: rendered for each request. */
  rendered: LoadFigures;
  /** The same of another shop, measured in the same run. */
  other: LoadFigures | undefined;
  /** A customer's product page, for which the host of the API works as well. */
  customer: LoadFigures;
  /** The same of another shop. */
  otherCustomer: LoadFigures | undefined;
  /** Kept pages while far more pages are to be rendered than can be. */
  overload: LoadFigures;
}

/** The goals of one render worker. */
const GOALS = { keptShare: 0.25, speedup: 5, p99ByMedian: 3 } as const;

interface Line {
  what: string;
  value: string;
  goal: string;
  isMet: boolean;
}

function linesOf({ bare, kept, rendered, other, overload }: ServerFigures): Line[] {
  const share = kept.rate / bare.rate;
  const tail = rendered.p99Ms / rendered.medianMs;
  const speedup = other && rendered.rate / other.rate;
  return [
    {
      what: 'kept page by bare Node',
      value: share.toFixed(2),
      goal: `≥ ${GOALS.keptShare}`,
      isMet: share >= GOALS.keptShare,
    },
    ...(speedup === undefined
      ? []
      : [
          {
            what: 'rendered page by the other shop',
            value: speedup.toFixed(1),
            goal: `≥ ${GOALS.speedup}`,
            isMet: speedup >= GOALS.speedup,
          },
        ]),
    {
      what: 'rendered page: p99 by median',
      value: tail.toFixed(1),
      goal: `≤ ${GOALS.p99ByMedian}`,
      isMet: tail <= GOALS.p99ByMedian,
    },
    {
      what: 'overload: kept pages answered',
      value: `${overload.answered} of ${overload.answered + overload.failed}`,
      goal: 'all',
      isMet: overload.failed === 0 && overload.answered > 0,
    },
  ];
}

const NAMES: Record<keyof ServerFigures, string> = {
  bare: 'bare Node, same bytes',
  kept: 'product page, anonymous',
  rendered: 'product page, rendered for a visitor',
  other: 'the same of the other shop',
  customer: 'product page, rendered for a customer',
  otherCustomer: 'the same of the other shop',
  overload: 'product page, anonymous, in an overload',
};

export function formatServer(figures: ServerFigures): string {
  const rows = Object.entries(NAMES).flatMap(([key, name]) => {
    const load = figures[key as keyof ServerFigures]; // the keys of NAMES are these
    if (!load) return [];
    const { rate, medianMs, p99Ms, failed } = load;
    return [[name, rate.toFixed(0), String(medianMs), String(p99Ms), String(failed)]];
  });
  const goals = linesOf(figures).map(({ what, value, goal, isMet }) => [
    what,
    value,
    goal,
    isMet ? 'met' : 'missed',
  ]);
  return [
    formatTable([['load', 'answers a second', 'median ms', 'p99 ms', 'failed'], ...rows]),
    formatTable([['what', 'measured', 'goal', ''], ...goals]),
  ].join('\n\n');
}

export const isWithinGoals = (figures: ServerFigures): boolean =>
  linesOf(figures).every(({ isMet }) => isMet);

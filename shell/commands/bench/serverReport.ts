import { allAnswered, areMet, atLeast, atMost, formatGoals, type Goal, notMeasured } from './goals';
import type { LoadFigures } from './load';
import { formatTable } from './statistics';

export interface ServerFigures {
  /** Node's HTTP server alone, which serves the bytes of the cached page. */
  bare: LoadFigures;
  /** An anonymous visitor's product page, which is cached. */
  kept: LoadFigures;
  /** The product page of a visitor with an unknown cookie, rendered for each request. */
  rendered: LoadFigures;
  /** The rendered page of another shop, measured in the same run. */
  other: LoadFigures | undefined;
  /** A customer's product page, whose rendering also needs requests to the API. */
  customer: LoadFigures;
  /** A customer's product page of another shop. */
  otherCustomer: LoadFigures | undefined;
  /** Cached pages, while too many requests for rendered pages overload the gateway. */
  overload: LoadFigures;
  /** A customer's checkout during the overload. */
  purchases: LoadFigures;
  /**
   * The requests that cause the overload. Their response times include refusals, which must be fast
   * too.
   */
  lists: LoadFigures;
  /** Milliseconds from the end of the overload until a page is rendered within a second. */
  recoveryMs: number;
}

/** Goals of one render worker. */
const GOALS = {
  keptShare: 0.25,
  speedup: 5,
  /** Lower than `speedup`, because a customer's own data also needs requests to the API. */
  customerSpeedup: 2,
  p99ByMedian: 3,
  /**
   * Minimum ratio of requests to the rendering rate in an overload. The load generator aims at a
   * ratio of ten, but may fall behind.
   */
  overloadFactor: 9,
  overloadMs: 2000,
  recoveryMs: 5000,
} as const;

function goalsOf(figures: ServerFigures): Goal[] {
  const { bare, kept, rendered, other, customer, otherCustomer } = figures;
  const share = kept.rate / bare.rate;
  return [
    atLeast('cached page by bare Node', share, GOALS.keptShare, 2),
    speedup("rendered page by the other shop's", rendered, other, GOALS.speedup),
    speedup("customer's page by the other shop's", customer, otherCustomer, GOALS.customerSpeedup),
    atMost(
      'rendered page: p99 by median',
      rendered.p99Ms / rendered.medianMs,
      GOALS.p99ByMedian,
      1,
    ),
    ...overloadGoals(figures),
  ];
}

const speedup = (what: string, ours: LoadFigures, other: LoadFigures | undefined, least: number) =>
  other ? atLeast(what, ours.rate / other.rate, least, 1) : notMeasured(what, `≥ ${least}`);

function overloadGoals(figures: ServerFigures): Goal[] {
  const { rendered, overload, purchases, lists, recoveryMs } = figures;
  const mostMs = Math.max(overload.mostMs, purchases.mostMs, lists.mostMs);
  const factor = lists.rate / rendered.rate;
  return [
    atLeast('overload: asked for by what can be rendered', factor, GOALS.overloadFactor, 1),
    allAnswered('overload: cached pages answered', overload),
    allAnswered('overload: checkouts answered', purchases),
    atMost('overload: slowest answer, ms', mostMs, GOALS.overloadMs),
    atMost('well again after it, ms', recoveryMs, GOALS.recoveryMs),
  ];
}

const NAMES: Record<Exclude<keyof ServerFigures, 'recoveryMs'>, string> = {
  bare: 'bare Node, same bytes',
  kept: 'product page, anonymous',
  rendered: 'product page, rendered for a visitor',
  other: 'the same of the other shop',
  customer: 'product page, rendered for a customer',
  otherCustomer: 'the same of the other shop',
  overload: 'product page, anonymous, in an overload',
  purchases: 'checkout of a customer, in an overload',
  lists: 'the overload itself, refusals as failed',
};

export function formatServer(figures: ServerFigures): string {
  const rows = Object.entries(NAMES).flatMap(([key, name]) => {
    // The cast is safe: every `key` is a key of `NAMES`.
    const load = figures[key as keyof typeof NAMES];
    if (!load) return [];
    const { rate, medianMs, p99Ms, failed } = load;
    return [[name, rate.toFixed(0), String(medianMs), String(p99Ms), String(failed)]];
  });
  return [
    formatTable([['load', 'answers a second', 'median ms', 'p99 ms', 'failed'], ...rows]),
    formatGoals(goalsOf(figures)),
  ].join('\n\n');
}

export const isWithinGoals = (figures: ServerFigures): boolean => areMet(goalsOf(figures));

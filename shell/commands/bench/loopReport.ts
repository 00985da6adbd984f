import { areMet, atMost, formatGoals, type Goal } from './goals';
import { formatTable, percentile } from './statistics';

/** Times in ms from a saved file until its effect is seen. */
export interface LoopFigures {
  /** From the second start of the command until the shop serves its first page. */
  firstPageMs: number;
  /** Until an open page shows a changed text. */
  browserMs: readonly number[];
  /** Until the server's HTML contains a changed text. */
  htmlMs: readonly number[];
  /** Until the terminal names what a changed contract breaks. */
  contractMs: readonly number[];
}

const GOALS = { firstPageMs: 10_000, browserMs: 300, htmlMs: 1000, contractMs: 5000 } as const;

const ROWS = {
  browserMs: 'text in the open page',
  htmlMs: "text in the server's HTML",
  contractMs: 'break of a contract in the terminal',
} as const;
// The cast is safe: `Object.keys` returns the keys of `ROWS`, but loses their type.
const rowNames = Object.keys(ROWS) as (keyof typeof ROWS)[];

const goalsOf = (figures: LoopFigures): Goal[] => [
  atMost('first page after the second start, ms', figures.firstPageMs, GOALS.firstPageMs),
  ...rowNames.map((name) =>
    atMost(`${ROWS[name]}: p95, ms`, percentile(figures[name], 95), GOALS[name]),
  ),
];

export function formatLoop(figures: LoopFigures): string {
  const rows = rowNames.map((name) => {
    const times = figures[name];
    const ms = (percent: number) => percentile(times, percent).toFixed(0);
    return [ROWS[name], String(times.length), ms(50), ms(95), ms(100)];
  });
  return [
    formatTable([['seen after a change', 'changes', 'p50 ms', 'p95 ms', 'longest'], ...rows]),
    formatGoals(goalsOf(figures)),
  ].join('\n\n');
}

export const isWithinGoals = (figures: LoopFigures): boolean => areMet(goalsOf(figures));

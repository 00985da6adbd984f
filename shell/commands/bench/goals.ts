import type { LoadFigures } from './load';
import { formatTable } from './statistics';

/** A measured value of a benchmark with its goal. */
export interface Goal {
  what: string;
  value: string;
  goal: string;
  /** Undefined if the value was not measured. */
  isMet?: boolean;
}

export const atMost = (what: string, value: number, most: number, digits = 0): Goal => ({
  what,
  value: value.toFixed(digits),
  goal: `≤ ${most}`,
  isMet: value <= most,
});

export const atLeast = (what: string, value: number, least: number, digits = 0): Goal => ({
  what,
  value: value.toFixed(digits),
  goal: `≥ ${least}`,
  isMet: value >= least,
});

/** A goal without a measured value. The table shows "not measured", and the run does not fail. */
export const notMeasured = (what: string, goal: string): Goal => ({
  what,
  value: 'not measured',
  goal,
});

export const allAnswered = (
  what: string,
  { answered, failed }: Pick<LoadFigures, 'answered' | 'failed'>,
): Goal => ({
  what,
  value: `${answered} of ${answered + failed}`,
  goal: 'all',
  isMet: failed === 0 && answered > 0,
});

export const formatGoals = (goals: readonly Goal[]): string =>
  formatTable([
    ['what', 'measured', 'goal', ''],
    ...goals.map(({ what, value, goal, isMet }) => [what, value, goal, nameOf(isMet)]),
  ]);

export const areMet = (goals: readonly Goal[]): boolean =>
  goals.every(({ isMet }) => isMet !== false);

function nameOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'met' : 'missed';
}

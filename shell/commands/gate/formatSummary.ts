import type { Tally } from '../Step';

export interface StepResult extends Tally {
  title: string;
  seconds: number;
}

/** A table of the steps; the last line, alone, is what scripts read. */
export function formatSummary(results: StepResult[]): string {
  const width = Math.max(...results.map(({ title }) => title.length), 5);
  const rows = results.map(
    ({ title, seconds, passed, failed }) =>
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ` +
      `${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed`,
  );
  const sum = (key: keyof Tally) => results.reduce((total, result) => total + result[key], 0);
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

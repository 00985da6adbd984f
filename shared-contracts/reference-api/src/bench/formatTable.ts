import { ratioOf } from './judge';
import type { Measured } from './measure';

const HEADINGS = ['1k p50', '1k p95', '100k p50', '100k p95', 'ratio p95', 'bare SELECT p95'];
const GAP = 2;

/** Lines for a terminal, milliseconds with one decimal. */
export function formatTable(measured: Measured[]): string[] {
  const rows = measured.map((one) => [
    one.name,
    ...[one.small.p50, one.small.p95, one.large.p50, one.large.p95].map((ms) => ms.toFixed(1)),
    ratioOf(one).toFixed(2),
    one.bare?.p95.toFixed(1) ?? '–',
  ]);
  const table = [['milliseconds', ...HEADINGS], ...rows];
  const widths = table.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)),
    [],
  );
  return table.map((row) =>
    row
      .map((cell, i) => {
        const width = (widths[i] ?? 0) + (i === 0 ? 0 : GAP);
        return i === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(''),
  );
}

import type { Measured } from './measure';

/**
 * Upper limit for the time of a request on the large market, as a multiple of its time on the small
 * one.
 */
const MAX_RATIO = 3;
/** Tables that grow with the market. No request may read one of them from beginning to end. */
const GROWING = ['products', 'product_listings', 'product_tags', 'order_items'];

export const ratioOf = ({ small, large }: Measured): number => large.p95 / small.p95;

/** Returns one sentence for each request that is too slow or reads too much. */
export function findViolations(measured: Measured[]): string[] {
  return measured.flatMap((one) => {
    const whole = new Set(one.plans.flatMap(({ wholeTables }) => wholeTables));
    const read = GROWING.filter((table) => whole.has(table));
    const ratio = ratioOf(one);
    return [
      ...(ratio > MAX_RATIO
        ? [`${one.name}: ${ratio.toFixed(1)} times as long, more than ${MAX_RATIO}.`]
        : []),
      ...read.map((table) => `${one.name}: reads all of ${table}.`),
    ];
  });
}

const HEADINGS = ['1k p50', '1k p95', '100k p50', '100k p95', 'ratio p95', 'bare SELECT p95'];
const GAP = 2;

/** Formats the results as a table for a terminal, in milliseconds. */
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

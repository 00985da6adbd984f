import type { Measured } from './measure';

/** A hundred times the products may take so many times as long. */
const MOST_RATIO = 3;
/** Tables that grow with the market, which no request may read whole. */
const GROWING = ['products', 'product_listings', 'product_tags', 'order_items'];

export const ratioOf = ({ small, large }: Measured): number => large.p95 / small.p95;

/** What is too slow or reads too much, a sentence each. */
export function judge(measured: Measured[]): string[] {
  return measured.flatMap((one) => {
    const whole = new Set(one.plans.flatMap(({ wholeTables }) => wholeTables));
    const read = GROWING.filter((table) => whole.has(table));
    const ratio = ratioOf(one);
    return [
      ...(ratio > MOST_RATIO
        ? [`${one.name}: ${ratio.toFixed(1)} times as long, more than ${MOST_RATIO}.`]
        : []),
      ...read.map((table) => `${one.name}: reads all of ${table}.`),
    ];
  });
}

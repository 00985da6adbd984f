import * as z from 'zod/mini';

/** Units in which goods are sold in Bangladesh; a hali is four pieces. */
export const MEASURE_UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'piece',
  'pair',
  'hali',
  'dozen',
  'bundle',
  'serving',
] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];

const amount = z.number({ error: 'must be an amount' }).check(z.gt(0), z.lte(1_000_000));

/** The amount of goods that a price buys, e.g. `{ amount: 500, unit: 'g' }`. */
export const measure = z.object({
  /** Number of units, e.g. 500. */
  amount,
  /** Upper end of a range, for goods of varying weight, e.g. a fish of 600 to 700 g. */
  upTo: z.optional(amount),
  /** Unit of both amounts. */
  unit: z.enum(MEASURE_UNITS),
});
export type Measure = z.infer<typeof measure>;

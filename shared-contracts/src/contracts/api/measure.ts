import * as z from 'zod/mini';

/** Units that goods are sold by here; a hali is four pieces. */
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

/** The amount that a price is asked for: `{ amount: 500, unit: 'g' }`. */
export const measure = z
  .object({
    amount,
    /** Where no two weigh the same: `amount` to `upTo`, as 600 to 700 g of a fish. */
    upTo: z.optional(amount),
    /** The unit of both. */
    unit: z.enum(MEASURE_UNITS),
  })
  .check(
    z.refine(({ amount: least, upTo }) => upTo === undefined || upTo > least, {
      error: 'must end above its beginning',
      path: ['upTo'],
    }),
  );
export type Measure = z.infer<typeof measure>;

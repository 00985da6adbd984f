interface Doses<Amount> {
  /** In every run. */
  gate: Amount;
  /** In `npm test -- soak`, which runs only the test files that import this function. */
  soak: Amount;
}

/**
 * Amount of work of a long test: products, runs, kills, or the milliseconds they may take. The
 * assertions are the same at either dose.
 */
export const dose = <Amount>({ gate, soak }: Doses<Amount>): Amount =>
  process.env.TEST_DOSE === 'soak' ? soak : gate;

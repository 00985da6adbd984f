interface Workloads<Amount> {
  /** In `npm test`. */
  gate: Amount;
  /** In `npm test -- full`; by default as in the gate. */
  full?: Amount;
  /** In `npm test -- soak`, which runs only files that set this; by default as in full. */
  soak?: Amount;
}

/**
 * Amount of a test's work in this suite: products, runs, kills, databases, or their milliseconds.
 * The assertions are the same in each suite.
 */
export function workload<Amount>({ gate, full = gate, soak = full }: Workloads<Amount>): Amount {
  const size = process.env.TEST_DOSE;
  if (size === 'soak') return soak;
  return size === 'full' ? full : gate;
}

interface Workloads<Amount> {
  /** Amount in `npm test`. */
  gate: Amount;
  /** Amount in `npm test -- full`; by default as in the gate. */
  full?: Amount;
  /** Amount in `npm test -- soak`, which runs only files that set this; by default as in full. */
  soak?: Amount;
}

/**
 * Returns the amount of a test's work in the current suite, such as products, runs, kills,
 * databases or milliseconds. The assertions are the same in each suite.
 */
export function workload<Amount>({ gate, full = gate, soak = full }: Workloads<Amount>): Amount {
  const size = process.env.TEST_SIZE;
  if (size === 'soak') return soak;
  return size === 'full' ? full : gate;
}

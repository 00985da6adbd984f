interface Workloads<Amount> {
  /** In `npm test`. */
  gate: Amount;
  /** In `npm test -- full`; by default as in the gate. */
  full?: Amount;
  /** In `npm test -- soak`, which runs only files with such an amount; by default as in full. */
  soak?: Amount;
}

/**
 * Amount of work of a test at the size of this run: products, runs, kills, databases, or the
 * milliseconds they may take. The assertions are the same at each size.
 */
export function workload<Amount>({ gate, full = gate, soak = full }: Workloads<Amount>): Amount {
  const size = process.env.TEST_DOSE;
  if (size === 'soak') return soak;
  return size === 'full' ? full : gate;
}

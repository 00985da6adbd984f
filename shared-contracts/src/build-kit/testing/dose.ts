/**
 * Chooses the size of a long test: `npm test` takes the gate's, `npm test -- soak` runs every file
 * that imports this with the soak's.
 */
export const dose = <T>({ gate, soak }: { gate: T; soak: T }): T =>
  process.env.TEST_DOSE === 'soak' ? soak : gate;

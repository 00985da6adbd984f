/**
 * Returns the share of an amount for a part of a whole, rounded down. The product of two numbers can
 * exceed the safe integers.
 */
export const shareOf = (paisa: number, part: number, whole: number): number =>
  Number((BigInt(paisa) * BigInt(part)) / BigInt(whole));

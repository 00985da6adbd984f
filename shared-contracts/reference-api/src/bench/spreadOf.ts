/** Times of one request, in milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
}

/** The middle of some times and what 19 of 20 stay below. */
export function spreadOf(times: number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

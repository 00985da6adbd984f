/**
 * True for a system error with one of the codes, e.g. `ENOENT`. `instanceof` would fail, because
 * tests run in another realm than Node's errors.
 */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}

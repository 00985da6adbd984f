/**
 * True for a system error with one of the codes, e.g. `ENOENT`. In tests, `instanceof Error` would
 * fail, because Node's errors come from another realm.
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

/**
 * True for an error of the operating system with one of the given codes, such as `ENOENT`. Not by
 * `instanceof`: tests run in a realm of their own, and Node's errors come from another.
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

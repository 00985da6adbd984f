/** Validation error of a field; the form puts it into words. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long';

/** Validation errors by the field's name in the form. */
export type FieldProblems = Record<string, FieldProblem>;

/**
 * Translates an issue raised by a schema of the contract into a field's validation error.
 * @param code the issue's
 */
export function problemOf(code: string): FieldProblem {
  if (code === 'too_small') return 'missing';
  return code === 'too_big' ? 'too-long' : 'invalid';
}

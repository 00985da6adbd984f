/** Kind of a field's validation error; the form turns it into a message. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long';

/** Validation errors by field name. */
export type FieldProblems = Record<string, FieldProblem>;

/**
 * Maps an issue of a contract schema to a field's validation error.
 * @param code code of the issue
 */
export function problemOf(code: string): FieldProblem {
  if (code === 'too_small') return 'missing';
  return code === 'too_big' ? 'too-long' : 'invalid';
}

import type { FieldProblem } from './FieldProblems';

/**
 * What an issue that a schema of the contract raised means for whoever typed the value.
 * @param code the issue's
 */
export function problemOf(code: string): FieldProblem {
  if (code === 'too_small') return 'missing';
  return code === 'too_big' ? 'too-long' : 'invalid';
}

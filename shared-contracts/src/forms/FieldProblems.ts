/** What is wrong with a field, for the form to put into words. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long';

/** What is wrong, by the field's name in the form. */
export type FieldProblems = Record<string, FieldProblem>;

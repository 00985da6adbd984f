import type { ProblemCategory } from '@marketplace/contracts/api/complaints';
import type { FieldProblem, FieldProblems } from '@marketplace/contracts/forms/FieldProblems';

interface Subject {
  /** False if only problems of parcels that are still expected are offered. */
  isDelivered?: boolean;
}

/** @param chosen uuid of the selected kind, which is always offered */
export const offeredKinds = (
  kinds: readonly ProblemCategory[],
  { isDelivered }: Subject,
  chosen = '',
): ProblemCategory[] =>
  kinds.filter(
    ({ uuid, needsDelivery }) => isDelivered !== false || !needsDelivery || uuid === chosen,
  );

/**
 * @param missing message for a missing kind, because the general message for an empty field does
 * not fit a select
 */
export const kindError = (
  { problemCategoryUuid: problem }: FieldProblems,
  missing: string,
  problemText: (name: string, problem: FieldProblem | undefined) => string | undefined,
) => (problem === 'missing' ? missing : problemText('problemCategoryUuid', problem));

import type { ProblemCategory } from '@marketplace/contracts/api/complaints';
import type { FieldProblem, FieldProblems } from '@marketplace/contracts/forms/FieldProblems';

interface Subject {
  /** False if only problems of parcels that are still expected are offered. */
  isDelivered?: boolean;
}

interface Known {
  /** Uuid of the selected kind, which is always offered. */
  chosen?: string;
  /** Kind of the saved complaint, which is offered even if it is no longer listed. */
  saved?: ProblemCategory;
}

export function offeredKinds(
  kinds: readonly ProblemCategory[],
  { isDelivered }: Subject,
  { chosen, saved }: Known = {},
): ProblemCategory[] {
  const isListed = !saved || kinds.some(({ uuid }) => uuid === saved.uuid);
  const offered = kinds.filter(
    ({ uuid, needsDelivery }) => isDelivered !== false || !needsDelivery || uuid === chosen,
  );
  return isListed ? offered : [saved, ...offered];
}

/**
 * @param missing message for a missing kind, because the general message for an empty field does
 * not fit a select
 */
export const kindError = (
  { problemCategoryUuid: problem }: FieldProblems,
  missing: string,
  problemText: (name: string, problem: FieldProblem | undefined) => string | undefined,
) => (problem === 'missing' ? missing : problemText('problemCategoryUuid', problem));

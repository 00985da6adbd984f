import type { IneligibilityReason } from '@marketplace/contracts/api/reviews';
import { ApiProblem } from '../http/ApiProblem';

const PROBLEMS: Record<IneligibilityReason, ApiProblem> = {
  'not-bought': new ApiProblem(403, 'not-bought', 'Only who bought this product can review it'),
  'not-received': new ApiProblem(
    403,
    'not-received',
    'You can review this product once it has been delivered to you',
  ),
  'already-reviewed': new ApiProblem(
    409,
    'already-reviewed',
    'You have reviewed this product already',
  ),
};

/** @throws ApiProblem saying why the customer cannot review, unless there is no reason */
export function refuseIneligible(reason: IneligibilityReason | null): void {
  if (reason) throw PROBLEMS[reason];
}

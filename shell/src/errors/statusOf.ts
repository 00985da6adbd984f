import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse } from '@marketplace/contracts/router';
import { mayBeMissingCode } from '../composition/isCodeMissing';

/**
 * The status of a page that failed with this error. What the API says about the thing asked for
 * stays; a part of the shop that cannot answer now is 503, anything else 500 (specification
 * section 8).
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    return error.status === 404 || error.status === 429 ? error.status : 503;
  }
  return mayBeMissingCode(error) ? 503 : 500;
}

import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse } from '@marketplace/contracts/router';
import type { SerializedError } from '../page/PageData';
import { mayBeMissingCode } from './missingCode';

/**
 * The HTTP status of a page that failed with this error. 404 and 429 of the API stay; a part of the
 * shop that cannot answer is 503, anything else 500 (specification section 8).
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    return error.status === 404 || error.status === 429 ? error.status : 503;
  }
  return mayBeMissingCode(error) ? 503 : 500;
}

/** A status in the form from which React Router's hydration revives errors: by `__type`. */
export function serializeStatus(status: number, statusText = ''): SerializedError {
  return { status, statusText, data: null, internal: false, __type: 'RouteErrorResponse' };
}

import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse } from '@marketplace/contracts/router';
import { currentTrace } from '@marketplace/contracts/trace';
import type { SerializedError } from '../page/PageData';
import { mayBeMissingCode } from './missingCode';

/** Number of digits of the trace id on an error page. A customer can read so few digits aloud. */
const CODE_LENGTH = 8;

/**
 * @returns the HTTP status of a page that failed with this error (specification section 8). This is
 * the status that a loader threw, or the API's status if it is 404 or 429. It is 503 if the API
 * failed in another way or code may be missing, and 500 for any other error.
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    return error.status === 404 || error.status === 429 ? error.status : 503;
  }
  return mayBeMissingCode(error) ? 503 : 500;
}

/**
 * Writes a status as React Router serialises an error. Because of `__type`, React Router restores
 * the error during hydration.
 */
export function serializeStatus(status: number, statusText = ''): SerializedError {
  const trace = status >= 500 && currentTrace();
  const data = trace ? { trace: trace.traceId } : null;
  return { status, statusText, data, internal: false, __type: 'RouteErrorResponse' };
}

/**
 * @returns the code that identifies the failure in the logs. It comes from the server's trace if
 * the server failed, otherwise from the browser's trace.
 */
export function failureCode(error: unknown): string {
  const traceId = isRouteErrorResponse(error) && error.data?.trace;
  return String(traceId || currentTrace()?.traceId).slice(0, CODE_LENGTH);
}

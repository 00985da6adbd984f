import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse } from '@marketplace/contracts/router';
import { currentTrace } from '@marketplace/contracts/trace';
import type { SerializedError } from '../page/PageData';
import { mayBeMissingCode } from './missingCode';

/** Digits of the trace id that an error page shows; few enough to read out. */
const CODE_LENGTH = 8;

/**
 * The HTTP status of a page that failed with this error. 404 and 429 of the API stay; an
 * unavailable remote or API is 503; anything else is 500 (specification section 8).
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    return error.status === 404 || error.status === 429 ? error.status : 503;
  }
  return mayBeMissingCode(error) ? 503 : 500;
}

/** A status in the form that React Router's hydration turns back into an error, by its `__type`. */
export function serializeStatus(status: number, statusText = ''): SerializedError {
  const trace = status >= 500 && currentTrace();
  const data = trace ? { trace: trace.traceId } : null;
  return { status, statusText, data, internal: false, __type: 'RouteErrorResponse' };
}

/**
 * The code by which a failure is found in the logs: the server's if the page failed there, else the
 * browser's.
 */
export function failureCode(error: unknown): string {
  const traceId = isRouteErrorResponse(error) && error.data?.trace;
  return String(traceId || currentTrace()?.traceId).slice(0, CODE_LENGTH);
}

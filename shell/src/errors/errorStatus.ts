import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse } from '@marketplace/contracts/router';
import { currentTrace } from '@marketplace/contracts/trace';
import type { SerializedError } from '../page/PageData';
import { mayBeMissingCode } from './missingCode';

/** Number of digits of the trace id on an error page; few enough to read aloud. */
const CODE_LENGTH = 8;

/**
 * @returns the HTTP status of a page that failed with this error: 404 and 429 of the API stay, an
 * unavailable remote or API is 503, anything else is 500 (specification section 8)
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
 * @returns the code that identifies a failure in the logs: from the server's trace if the server
 * failed, else from the browser's
 */
export function failureCode(error: unknown): string {
  const traceId = isRouteErrorResponse(error) && error.data?.trace;
  return String(traceId || currentTrace()?.traceId).slice(0, CODE_LENGTH);
}

import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { logFailure } from '../../errors/logFailure';
import { serializeStatus } from '../../errors/serializeStatus';

/**
 * Errors of loaders become bare statuses: the browser revives the same, nothing of the inside
 * leaves the server, and the page's status says what happened. 404 stays; a host that does not
 * answer is 503; anything else is 500.
 */
export function normalizeErrors(context: StaticHandlerContext): void {
  if (!context.errors) return;
  const entries = Object.entries(context.errors).map(([id, error]) => {
    const status = statusOf(error);
    if (status >= 500) logFailure(`page ${context.location.pathname}`, error);
    return [id, serializeStatus(status)];
  });
  context.errors = Object.fromEntries(entries);
  context.statusCode = Math.max(...Object.values(context.errors ?? {}).map(statusOf));
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof ApiError)) return 500;
  return error.status === 404 || error.status === 429 ? error.status : 503;
}

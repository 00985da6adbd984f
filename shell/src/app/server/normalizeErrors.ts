import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { serializeStatus, statusOf } from '../../errors/errorStatus';
import { logFailure } from '../../errors/logFailure';
import { PAGES_ID } from '../routeTree';

/**
 * Replaces errors of loaders by bare statuses: the browser revives the same, no internals leave the
 * server, and the document gets the right status. A status text stays, because only the shell's own
 * code sets one.
 */
export function normalizeErrors(context: StaticHandlerContext): void {
  if (!context.errors) return;
  const entries = Object.entries(context.errors).map(([id, error]) => {
    const status = statusOf(error);
    if (status >= 500) logFailure(`page ${context.location.pathname}`, error);
    return [id, serializeStatus(status, isRouteErrorResponse(error) ? error.statusText : '')];
  });
  context.errors = Object.fromEntries(entries);
  context.statusCode = Math.max(...Object.values(context.errors ?? {}).map(statusOf));
}

/** Marks a page whose component threw while rendering: its boundary shows 503. */
export function markPageFailed(context: StaticHandlerContext): void {
  context.errors = { [PAGES_ID]: serializeStatus(503) };
  context.statusCode = 503;
}

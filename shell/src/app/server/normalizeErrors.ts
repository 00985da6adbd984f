import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { serializeStatus, statusOf } from '../../errors/errorStatus';
import { logFailure } from '../../errors/logFailure';
import { PAGES_ID } from '../routeTree';

/**
 * Replaces errors of loaders by bare statuses: the browser revives the same, no internals leave the
 * server, and the document gets the right status. A status text stays, because only the shell's own
 * code sets one.
 *
 * @returns true where an error is not that of a host
 */
export function normalizeErrors(context: StaticHandlerContext): boolean {
  if (!context.errors) return false;
  const isBroken = Object.values(context.errors).some(
    (error) => statusOf(error) >= 500 && !(error instanceof ApiError),
  );
  const entries = Object.entries(context.errors).map(([id, error]) => {
    const status = statusOf(error);
    if (status >= 500) logFailure(`page ${context.location.pathname}`, error);
    return [id, serializeStatus(status, isRouteErrorResponse(error) ? error.statusText : '')];
  });
  context.errors = Object.fromEntries(entries);
  context.statusCode = Math.max(...Object.values(context.errors ?? {}).map(statusOf));
  return isBroken;
}

/** Marks a page whose component threw while rendering, or whose data cannot be written: its boundary shows 503. */
export function markPageFailed(context: StaticHandlerContext): void {
  // What it has loaded is not shown, and may be what failed.
  context.loaderData = { root: context.loaderData.root };
  context.errors = { [PAGES_ID]: serializeStatus(503) };
  context.statusCode = 503;
}

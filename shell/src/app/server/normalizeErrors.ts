import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { serializeStatus, statusOf } from '../../errors/errorStatus';
import { logFailure } from '../../errors/logFailure';
import { PAGES_ID } from '../routeTree';

/**
 * Replaces errors of loaders by HTTP statuses. Server and browser then restore the same errors, no
 * internal details leave the server, and the document gets the right status. Keeps status texts,
 * because only the shell's own code sets them.
 * @returns true if an error with status 500 or above did not come from the API
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

/**
 * Makes the page's error boundary show 503, because a component threw or the data cannot be
 * serialised.
 */
export function markPageFailed(context: StaticHandlerContext): void {
  // Drops the loaded data of the page, which may have caused the failure. The error page does not
  // need it.
  context.loaderData = { root: context.loaderData.root };
  context.errors = { [PAGES_ID]: serializeStatus(503) };
  context.statusCode = 503;
}

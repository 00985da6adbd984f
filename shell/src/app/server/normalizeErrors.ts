import { ApiError } from '@marketplace/contracts/api/client';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { serializeStatus, statusOf } from '../../errors/errorStatus';
import { logFailure } from '../../errors/logFailure';
import { PAGES_ID } from '../routeTree';

/**
 * Replaces errors of loaders by plain HTTP statuses, so that server and browser restore the same
 * errors, no internals leave the server, and the document gets the right status. Keeps a status
 * text, because only the shell's own code sets one.
 * @returns true if an error of status 500 or above did not come from the API
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
 * Makes the boundary of a page show 503 because a component threw or the data cannot be serialised.
 */
export function markPageFailed(context: StaticHandlerContext): void {
  // The loaded data is dropped, because the page does not show it and it may have caused the
  // failure.
  context.loaderData = { root: context.loaderData.root };
  context.errors = { [PAGES_ID]: serializeStatus(503) };
  context.statusCode = 503;
}

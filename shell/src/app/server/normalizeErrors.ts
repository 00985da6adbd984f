import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { logFailure } from '../../errors/logFailure';
import { serializeStatus } from '../../errors/serializeStatus';
import { statusOf } from '../../errors/statusOf';
import { PAGES_ID } from '../routeTree';

/**
 * Errors of loaders become bare statuses: the browser revives the same, nothing of the inside
 * leaves the server, and the page's status says what happened. The text of a status stays, because
 * only the shell's own code writes one.
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

/** The state of a page whose component threw: the boundary around pages shows 503. */
export function failPage(context: StaticHandlerContext): void {
  context.errors = { [PAGES_ID]: serializeStatus(503) };
  context.statusCode = 503;
}

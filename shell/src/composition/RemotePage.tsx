import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFound } from '../errors/NotFound';
import { PageFailure } from '../errors/PageFailure';

/**
 * What a page's region shows when the page cannot: not found, or an error with Retry. Header, footer
 * and every other page stay up; the boundary resets on navigation and on Retry.
 */
export function RemotePage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <PageFailure onRetry={() => void revalidate()} isRetrying={state !== 'idle'} />;
}

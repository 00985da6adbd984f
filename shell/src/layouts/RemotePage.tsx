import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { failureCode, statusOf } from '../errors/errorStatus';
import { isCodeMissing, mayBeMissingCode, reloadOnce } from '../errors/missingCode';
import { PageFailure } from '../errors/PageFailure';
import { ResourceNotFound } from '../errors/ResourceNotFound';
import { RouteNotFound } from '../errors/RouteNotFound';

interface RemotePageProps {
  /**
   * Meaning of a 404: `route` for an unknown URL, `resource` for a missing product, shop or post.
   */
  notFound?: 'route' | 'resource';
}

/**
 * Error element of a page: a 404 page, or an error with Retry. Header and footer stay, and the rest
 * of the shop works. A navigation or Retry removes the error. If a newer release has removed the
 * page's code, reloads the page once instead.
 */
export function RemotePage({ notFound = 'route' }: RemotePageProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // While a navigation is running, Retry is busy, because it would restart the navigation.
  const isNavigating = useNavigation().state !== 'idle';
  const isChecking = useReload(error);
  const status = statusOf(error);
  if (isChecking) return null;
  if (status === 404) return notFound === 'resource' ? <ResourceNotFound /> : <RouteNotFound />;
  return (
    <PageFailure
      status={status}
      reason={isRouteErrorResponse(error) ? error.statusText : ''}
      code={failureCode(error)}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle' || isNavigating}
    />
  );
}

/**
 * URLs of pages that failed in this document. If a page fails again at the same URL, that was a
 * retry.
 */
const failed = new Set<string>();

/**
 * Reloads the page if a file of its code is gone.
 * @returns true while it checks whether the file is gone
 */
function useReload(error: unknown): boolean {
  const [checked, setChecked] = useState<unknown>();
  useEffect(() => {
    const isRetry = failed.has(location.href);
    failed.add(location.href);
    if (!mayBeMissingCode(error)) return;
    let isCurrent = true;
    const check = async () => {
      if ((await isCodeMissing(error, isRetry)) && isCurrent) await reloadOnce();
      if (isCurrent) setChecked(error);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return mayBeMissingCode(error) && checked !== error;
}

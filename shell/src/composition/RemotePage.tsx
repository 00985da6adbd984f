import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { LostPage } from '../errors/LostPage';
import { NotFound } from '../errors/NotFound';
import { PageFailure } from '../errors/PageFailure';
import { reloadOnce } from '../errors/reloadOnce';
import { statusOf } from '../errors/statusOf';
import { isCodeMissing, mayBeMissingCode } from './isCodeMissing';

interface RemotePageProps {
  /** What a 404 means here: no such address, or a page that found what it was asked for missing. */
  notFound?: 'address' | 'thing';
}

/**
 * What a page's region shows when the page cannot: not found, or an error with Retry. Header, footer
 * and every other page stay up; the boundary resets on navigation and on Retry. Code that a release
 * took away brings the page of now instead, once.
 */
export function RemotePage({ notFound = 'address' }: RemotePageProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // A page that has come is led to: pressed again, Retry would begin anew.
  const isOnWay = useNavigation().state !== 'idle';
  const isDeciding = useReload(error);
  const status = statusOf(error);
  if (isDeciding) return null;
  if (status === 404) return notFound === 'thing' ? <LostPage /> : <NotFound />;
  return (
    <PageFailure
      status={status}
      reason={isRouteErrorResponse(error) ? error.statusText : ''}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle' || isOnWay}
    />
  );
}

/** Addresses whose page failed in this document: when it fails again, it was tried again. */
const failed = new Set<string>();

/** Reloads for code that is gone. @returns whether that is still to be decided */
function useReload(error: unknown): boolean {
  const [decided, setDecided] = useState<unknown>();
  useEffect(() => {
    const isRetry = failed.has(location.href);
    failed.add(location.href);
    if (!mayBeMissingCode(error)) return;
    let isCurrent = true;
    const decide = async () => {
      if ((await isCodeMissing(error, isRetry)) && isCurrent) await reloadOnce();
      if (isCurrent) setDecided(error);
    };
    void decide();
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return mayBeMissingCode(error) && decided !== error;
}

import { useLingui } from '@lingui/react/macro';
import { configureApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { useRevalidator } from '@marketplace/contracts/router';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/session/cookies';
import { useEffect, useRef } from 'react';
import { useRootData } from '../layouts/useRootData';
import { publishSession } from './publishSession';

/**
 * Keeps page, cookie and bus of one mind about who is signed in. Every correction is a revalidation:
 * the root loader asks for the customer again, and the guards of the current page run again, which
 * takes a visitor whose session ended home from a page that needs one.
 */
export function SessionKeeper() {
  const { user } = useRootData();
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const seenToken = useRef<string>(undefined);

  useEffect(() => {
    seenToken.current = readAccessToken();
    publishSession(user);
  }, [user]);

  useEffect(() => {
    const end = () => {
      // Several calls may be refused at once; the first one says so.
      if (readAccessToken() === undefined) return;
      clearAccessToken();
      publishSession(null);
      bus.publish('toast:requested', {
        kind: 'info',
        message: t`Your session has ended. Please log in again.`,
      });
      void revalidate();
    };
    configureApi({ onUnauthorized: end });
    return () => configureApi({ onUnauthorized: undefined });
  }, [revalidate, t]);

  useEffect(() => {
    const compare = () => {
      const token = readAccessToken();
      if (document.visibilityState === 'hidden' || token === seenToken.current) return;
      seenToken.current = token;
      void revalidate();
    };
    // Another tab may have signed in or out; a page from the back-forward cache may be days old.
    window.addEventListener('focus', compare);
    window.addEventListener('pageshow', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('focus', compare);
      window.removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, [revalidate]);

  const isUserKnown = useRef(user !== null);
  useEffect(() => {
    // The server may have rendered before the API could name the customer.
    if (!isUserKnown.current && readAccessToken() !== undefined) void revalidate();
  }, [revalidate]);

  return null;
}

import { useLingui } from '@lingui/react/macro';
import { configureApi } from '@marketplace/contracts/api/client';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/cookies';
import { toast } from '@marketplace/contracts/notices';
import { pageLife } from '@marketplace/contracts/rendering';
import { useLocation, useRevalidator } from '@marketplace/contracts/router';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { useEffect, useRef } from 'react';
import { logFailure } from '../errors/logFailure';
import { useIsPrivatePage } from '../page/matchedRoutes';
import { useRootData } from '../page/rootData';
import { lastKnownToken, publishSession } from './sessionState';

/**
 * Keeps page, cookie and bus in sync about the session. Every correction is a revalidation: the
 * root loader loads the customer again, and the current page's guards redirect a visitor whose
 * session has ended.
 */
export function SessionSync() {
  const rootData = useRootData();
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const { key, pathname, search } = useLocation();
  const isPrivatePage = useIsPrivatePage();
  const syncWithCookie = useRef(() => {});

  // Depends on `rootData`, not on its `user`, which stays null for a signed-in customer whom the
  // API cannot name.
  useEffect(() => publishSession(rootData.user), [rootData]);

  useEffect(() => {
    syncWithCookie.current = () => {
      if (!lastKnownToken.isOutdated()) return;
      lastKnownToken.update();
      // A changed session counts as an interaction: regions that show the customer's name must load
      // now, because their server markup is of the previous session.
      pageLife.markInteracted();
      const hasEnded = readAccessToken() === undefined;
      if (hasEnded) publishSession(null);
      const done = revalidate();
      if (hasEnded && isPrivatePage) hideMainUntil(done);
    };
  }, [revalidate, isPrivatePage]);

  const isUserKnown = useRef(rootData.user !== null);
  useEffect(() => {
    lastKnownToken.update();
    // Loads the customer again if page and cookie disagree: the API may not have named the
    // customer, or a cached page may name one who has logged out.
    if (isUserKnown.current === (readAccessToken() !== undefined)) return;
    pageLife.markInteracted();
    void revalidate();
  }, [revalidate]);

  useEffect(() => {
    const endSession = () => {
      // If several calls fail with 401 at the same time, only the first one ends the session.
      if (readAccessToken() === undefined) return;
      clearAccessToken();
      lastKnownToken.update();
      publishSession(null);
      tabChannel.post('changed');
      // On a guarded page, the login modal tells the visitor after the redirect.
      if (!isPrivatePage) {
        toast.info(t`Your session has ended. Please log in again.`);
      }
      void revalidate();
    };
    configureApi({ onUnauthorized: endSession });
    return () => configureApi({ onUnauthorized: undefined });
  }, [revalidate, isPrivatePage, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cookie expires silently, so every page change checks it
  useEffect(() => syncWithCookie.current(), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard may lead back to the page that is open
  useEffect(() => {
    import(/* webpackChunkName: "after-hydration" */ './trackGuardedPages').then(
      ({ trackGuardedPages }) => trackGuardedPages({ pathname, search, isGuarded: isPrivatePage }),
      (error: unknown) => logFailure('guarded pages', error),
    );
  }, [key, pathname, search, isPrivatePage]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    import(/* webpackChunkName: "after-hydration" */ './watchOtherTabs').then(
      ({ watchOtherTabs }) => {
        if (!isUnmounted) stop = watchOtherTabs(() => syncWithCookie.current());
      },
      (error: unknown) => logFailure('session of other tabs', error),
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);

  return null;
}

/** Hides a former customer's data until the redirect home is done. */
function hideMainUntil(done: Promise<void>): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.hidden = true;
  void done.finally(() => {
    main.hidden = false;
  });
}

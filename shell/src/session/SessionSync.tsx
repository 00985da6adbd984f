import { useLingui } from '@lingui/react/macro';
import { configureApi } from '@marketplace/contracts/api/client';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/cookies';
import { toast } from '@marketplace/contracts/notices';
import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { useLocation, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { useEffect, useRef } from 'react';
import { logFailure } from '../errors/logFailure';
import { useIsPrivatePage } from '../page/matchedRoutes';
import { useRootData } from '../page/rootData';
import { GUARDED_PAGE, lastKnownToken, publishSession } from './sessionState';

/**
 * Makes page, cookie and bus agree about the session. If they differ, it revalidates: the root
 * loader loads the customer again, and the guards of the current page redirect a visitor whose
 * session has ended.
 */
export function SessionSync() {
  const rootData = useRootData();
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const { key, pathname, search } = useLocation();
  const isPrivatePage = useIsPrivatePage();
  const syncWithCookie = useRef(() => {});

  // Runs for each new `rootData`, even if `user` stays null, because a customer whom the API cannot
  // name may have logged in.
  useEffect(() => publishSession(rootData.user), [rootData]);

  useEffect(() => {
    syncWithCookie.current = () => {
      if (!lastKnownToken.isOutdated()) return;
      lastKnownToken.update();
      // Counts as an interaction, so that regions with the customer's name load now. Their markup
      // from the server shows the previous session.
      pageStart.markInteracted();
      const hasEnded = readAccessToken() === undefined;
      if (hasEnded) publishSession(null);
      const done = revalidate();
      if (hasEnded && isPrivatePage) hideMainUntil(done);
    };
  }, [revalidate, isPrivatePage]);

  const isUserKnown = useRef(rootData.user !== null);
  useEffect(() => {
    lastKnownToken.update();
    // Loads the customer again if page and cookie disagree. Either the API could not name the
    // customer, or a cached page still names a customer who has logged out.
    if (isUserKnown.current === (readAccessToken() !== undefined)) return;
    pageStart.markInteracted();
    void revalidate();
  }, [revalidate]);

  useEffect(() => {
    const endSession = () => {
      // If several calls fail with 401 at the same time, only the first call ends the session.
      if (readAccessToken() === undefined) return;
      clearAccessToken();
      lastKnownToken.update();
      publishSession(null);
      tabChannel.post('changed');
      // Shows a toast only on pages without a guard. On a guarded page, the login modal tells the
      // visitor after the redirect.
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
    // Only guarded pages and the home page may ask a visitor to log in. Other pages do not load the
    // code for it.
    if (!isPrivatePage && pathname !== homePath()) {
      tabStorage.write(GUARDED_PAGE, undefined);
      return;
    }
    import(/* webpackChunkName: "guarded-pages" */ './trackGuardedPages').then(
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

/**
 * Hides the page until the redirect is done, because it shows data of a customer whose session has
 * ended.
 */
function hideMainUntil(done: Promise<void>): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.hidden = true;
  void done.finally(() => {
    main.hidden = false;
  });
}

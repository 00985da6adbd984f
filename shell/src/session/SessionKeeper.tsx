import { useLingui } from '@lingui/react/macro';
import { configureApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { useLocation, useRevalidator } from '@marketplace/contracts/router';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/session/cookies';
import { useEffect, useRef } from 'react';
import { logFailure } from '../errors/logFailure';
import { useIsPrivatePage } from '../layouts/useIsPrivatePage';
import { useRootData } from '../layouts/useRootData';
import { publishSession } from './publishSession';
import { seenToken } from './seenToken';
import { sessionChannel } from './sessionChannel';

/**
 * Keeps page, cookie and bus of one mind about who is signed in. Every correction is a revalidation:
 * the root loader asks for the customer again, and the guards of the current page run again, which
 * takes a visitor whose session ended home from a page that needs one.
 */
export function SessionKeeper() {
  const rootData = useRootData();
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const { key, pathname } = useLocation();
  const isPrivatePage = useIsPrivatePage();
  const compare = useRef(() => {});

  // Rather with the data than with the user in it: a customer who cannot be named is signed in too.
  useEffect(() => publishSession(rootData.user), [rootData]);

  useEffect(() => {
    compare.current = () => {
      if (!seenToken.isOutdated()) return;
      seenToken.note();
      const isOver = readAccessToken() === undefined;
      if (isOver) publishSession(null);
      const done = revalidate();
      if (isOver && isPrivatePage) hideUntil(done);
    };
  }, [revalidate, isPrivatePage]);

  const isUserKnown = useRef(rootData.user !== null);
  useEffect(() => {
    seenToken.note();
    // The server may have rendered before the API could name the customer, and a page kept by the
    // browser may name one who has left since.
    if (isUserKnown.current !== (readAccessToken() !== undefined)) void revalidate();
  }, [revalidate]);

  useEffect(() => {
    const end = () => {
      // Several calls may be refused at once; the first one says so.
      if (readAccessToken() === undefined) return;
      clearAccessToken();
      seenToken.note();
      publishSession(null);
      sessionChannel.tell('changed');
      bus.publish('toast:requested', {
        kind: 'info',
        message: t`Your session has ended. Please log in again.`,
      });
      void revalidate();
    };
    configureApi({ onUnauthorized: end });
    return () => configureApi({ onUnauthorized: undefined });
  }, [revalidate, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cookie ends by itself, unnoticed but for a look at each page
  useEffect(() => compare.current(), [key]);

  useEffect(() => {
    import(/* webpackChunkName: "watch-session" */ './followCheckout').then(
      ({ followCheckout }) => followCheckout(pathname),
      (error: unknown) => logFailure('following the checkout', error),
    );
  }, [pathname]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import(/* webpackChunkName: "watch-session" */ './watchSession').then(
      ({ watchSession }) => {
        if (!isGone) stop = watchSession({ compare: () => compare.current() });
      },
      (error: unknown) => logFailure('watching the session', error),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return null;
}

/** What was a customer's own is not to be seen while the way home takes its time. */
function hideUntil(done: Promise<void>): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.hidden = true;
  void done.finally(() => {
    main.hidden = false;
  });
}

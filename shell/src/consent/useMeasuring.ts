import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { useEffect } from 'react';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { readConsent } from '../page/consent';

/** Starts to measure when the visitor agrees, or immediately if the visitor agreed earlier. */
export function useMeasuring(config: MarketConfig): void {
  useEffect(() => {
    const hasAgreedBefore = readConsent()?.statistics === true;
    let isStarted = false;
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const since = hasAgreedBefore ? 0 : performance.now();
      const { startMeasuring } = await import(
        /* webpackChunkName: "measuring" */ '../measuring/startMeasuring'
      );
      if (!isGone) stop = startMeasuring(config, since);
    };
    const unsubscribe = bus.subscribe('consent:changed', ({ statistics }) => {
      if (!statistics || isStarted) return;
      isStarted = true;
      start().catch((error: unknown) => logFailure('measuring', error));
    });
    return () => {
      isGone = true;
      unsubscribe();
      stop?.();
    };
  }, [config]);
}

import type { AnalyticsEvent, WebVital } from '@marketplace/contracts/api/measurements';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { logFailure } from '../errors/logFailure';
import { postVitals } from '../errors/reports/postReports';
import { readConsent } from '../page/consent';
import { loadScript } from '../page/loadScript';
import { observeEvents } from './analyticsEvents';
import { observeVitals } from './observeVitals';
import { sendMeasurements } from './sendMeasurements';

/** Vitals by which the gateway compares releases. */
const OF_PAGES: readonly string[] = ['LCP', 'CLS', 'INP'];
const isOfPage = ({ name }: WebVital) => OF_PAGES.includes(name);
const vitalReport = ({ name, value }: WebVital) => ({ kind: 'vital', name, value }) as const;

/** Sent at once, and not only when the page is left, from so many on. */
const BATCH_SIZE = 20;

/**
 * Measures for as long as the visitor agrees: events go to the shop's own API and, as window events
 * `analytics:event`, to the script of the configured provider; web vitals to the API alone.
 *
 * @param since events from this moment on count, in ms since the page started
 * @returns stops
 */
export function startMeasuring(
  { apiBaseUrl, analyticsScriptUrl }: MarketConfig,
  since: number,
): () => void {
  let events: AnalyticsEvent[] = [];
  let vitals: WebVital[] = [];
  const provider = analyticsScriptUrl ? loadScript(analyticsScriptUrl) : undefined;
  provider?.catch((error: unknown) => logFailure('analytics provider', error));

  const flush = () => {
    const measured = { events, vitals };
    events = [];
    vitals = [];
    // Asked at the last moment: another tab may have withdrawn the consent.
    if (!readConsent()?.statistics) return;
    sendMeasurements(apiBaseUrl, measured);
    postVitals(measured.vitals.filter(isOfPage).map(vitalReport));
  };
  const flushFullBatch = () => {
    if (events.length + vitals.length >= BATCH_SIZE) flush();
  };
  const stopEvents = observeEvents((event) => {
    events.push(event);
    flushFullBatch();
    provider?.then(
      () => {
        if (!readConsent()?.statistics) return;
        window.dispatchEvent(new CustomEvent('analytics:event', { detail: event }));
      },
      () => undefined,
    );
  }, since);
  const stopVitals = observeVitals((vital) => {
    vitals.push(vital);
    flushFullBatch();
  });

  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  // On the window: the vitals' own listeners on the document report their last values first.
  window.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', flush);
  return () => {
    stopEvents();
    stopVitals();
    window.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', flush);
  };
}

import type { AnalyticsEvent, WebVital } from '@marketplace/contracts/api/measurements';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { logFailure } from '../errors/logFailure';
import { postVitals } from '../errors/reports/postReports';
import { readConsent } from '../page/consent';
import { loadScript } from '../page/loadScript';
import { observeEvents } from './analyticsEvents';
import { observeVitals } from './observeVitals';
import { sendMeasurements } from './sendMeasurements';

/** Vitals that are also sent to the gateway, which compares releases by them. */
const OF_PAGES: readonly string[] = ['LCP', 'CLS', 'INP'];
const isOfPage = ({ name }: WebVital) => OF_PAGES.includes(name);
const vitalReport = ({ name, value }: WebVital) => ({ kind: 'vital', name, value }) as const;

/** Number of measurements that are sent together. Fewer wait until the visitor leaves the page. */
const BATCH_SIZE = 20;

/**
 * Measures while the visitor consents. Events go to the shop's API, and as window events
 * `analytics:event` to the script of the configured provider. Web vitals go only to the API and the
 * gateway.
 * @param since time of the first event that counts, in ms since the page started
 * @returns a function that stops measuring
 */
export function startMeasuring(
  { apiBaseUrl, analyticsScriptUrl }: MarketConfig,
  since: number,
): () => void {
  let events: AnalyticsEvent[] = [];
  let vitals: WebVital[] = [];
  const provider = analyticsScriptUrl ? loadScript(analyticsScriptUrl) : undefined;
  provider?.catch((error: unknown) => logFailure('analytics provider', error));

  // Read each time, because the visitor may have withdrawn the consent in another tab.
  const isAllowed = () => readConsent()?.statistics === true;
  const flush = () => {
    const measured = { events, vitals };
    events = [];
    vitals = [];
    if (!isAllowed()) return;
    sendMeasurements(apiBaseUrl, measured);
    postVitals(measured.vitals.filter(isOfPage).map(vitalReport));
  };
  const flushFullBatch = () => {
    if (events.length + vitals.length >= BATCH_SIZE) flush();
  };
  const stopEvents = observeEvents((event) => {
    if (!isAllowed()) return;
    events.push(event);
    flushFullBatch();
    provider?.then(
      () => {
        if (!isAllowed()) return;
        window.dispatchEvent(new CustomEvent('analytics:event', { detail: event }));
      },
      () => undefined,
    );
  }, since);
  const stopVitals = observeVitals((vital) => {
    if (!isAllowed()) return;
    vitals.push(vital);
    flushFullBatch();
  });

  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  // Listens on the window, because the vitals' listeners on the document must run first.
  window.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', flush);
  return () => {
    stopEvents();
    stopVitals();
    window.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', flush);
  };
}

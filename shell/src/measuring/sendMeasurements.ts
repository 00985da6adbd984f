import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { MAX_MEASURED_ITEMS, recordMeasurements } from '@marketplace/contracts/api/measurements';
import { buildUrl } from '@marketplace/contracts/client/buildUrl';

/**
 * Sends measurements. The request continues after the visitor has left, and its failure is ignored.
 */
export function sendMeasurements(
  apiBaseUrl: string,
  { events, vitals }: CallInput<typeof recordMeasurements>['body'],
): void {
  const url = buildUrl(apiBaseUrl, recordMeasurements.path);
  if (events.length + vitals.length === 0 || !url) return;
  const body = {
    events: events.map(({ items, ...event }) => ({
      ...event,
      items: items.slice(0, MAX_MEASURED_ITEMS),
    })),
    vitals,
  };
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // Sends cookies, because one of them tells the API what the visitor has consented to.
    credentials: 'same-origin',
  }).catch(() => undefined);
}

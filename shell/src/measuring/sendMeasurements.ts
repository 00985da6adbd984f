import { buildUrl } from '@marketplace/contracts/api/buildUrl';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { recordMeasurements } from '@marketplace/contracts/api/measurements';

/** Sends measurements in a way that survives the page; what fails is lost, and nobody waits for it. */
export function sendMeasurements(
  apiBaseUrl: string,
  body: CallInput<typeof recordMeasurements>['body'],
): void {
  const url = buildUrl(apiBaseUrl, recordMeasurements.path);
  const isEmpty = body.events.length + body.vitals.length === 0;
  if (isEmpty || !url) return;
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // No cookie goes along: nothing may say who was counted.
    credentials: 'omit',
  }).catch(() => undefined);
}

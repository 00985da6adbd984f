import type { SandboxChoice } from '../payments/sandboxPage';
import type { TestApi } from './openTestApi';

/** Settings of an API with test payment gateways for all methods. */
export const WITH_SANDBOX = { payments: { hasSandbox: true, publicBaseUrl: '/api' } };

/** Path of a payment's page on the API: the URL without the public prefix. */
export const pageOf = (gatewayUrl: string | undefined) => (gatewayUrl ?? '').replace(/^\/api/, '');

/** Presses a button on the test payment gateway's page. */
export function payAtSandbox(
  { app }: TestApi,
  gatewayUrl: string | undefined,
  outcome: SandboxChoice,
) {
  return app.inject({
    method: 'POST',
    url: pageOf(gatewayUrl),
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

import { createHash } from 'node:crypto';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { callApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { createApi } from '../api/createApi';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { openTestApi, type TestApi } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { pageOf, payAtSandbox, WITH_SANDBOX } from '../testing/payAtSandbox';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe('the page of the test payment gateway', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;
  let gatewayUrl: string | undefined;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    api = await openTestApi(db, WITH_SANDBOX);
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    const request = await api.visit('01711000001');
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const body = { ...orderBody(cartUuid), paymentMethod: 'nagad' as const };
    const { uuid } = await callApi(placeOrder, { request, body });
    const started = await callApi(startPayment, {
      request,
      params: { id: uuid },
      body: { method: 'nagad' },
    });
    gatewayUrl = started.data.gatewayUrl;
  });

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  const look = () => api.app.inject(pageOf(gatewayUrl));

  it('says that it is a test, shows the amount in taka, and has a button for every outcome', async () => {
    const { body, headers } = await look();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('This is a test. No money moves');
    expect(body).toContain('<strong>৳410.50</strong>');
    const buttons = [...body.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(buttons).toEqual([
      'Succeed',
      'Succeed, and call back twice',
      'Fail',
      'Cancel',
      'Leave pending',
    ]);
  });

  it('forbids scripts, caching and framing, and allows only its own style', async () => {
    const { body, headers } = await look();
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/<script|style=|onclick/);
  });

  it('shows its buttons until a choice ends the payment, redirects to the order, and ignores later choices', async () => {
    await payAtSandbox(api, gatewayUrl, 'pending');
    expect((await look()).body).toContain('<button');
    const first = await payAtSandbox(api, gatewayUrl, 'failed');
    expect(first.headers.location).toMatch(/^\/orders\/[\da-f-]{36}$/);
    await payAtSandbox(api, gatewayUrl, 'paid');
    const { body } = await look();
    expect(body).not.toContain('<button');
    expect(body).toContain('This payment has ended.');
    const stored = await db.selectFrom('payments').select('status').execute();
    expect(stored.map(({ status }) => status)).toContain('failed');
  });

  it('never redirects to another host, even if the database contains a foreign URL', async () => {
    await db.updateTable('sandboxPayments').set({ returnPath: '/.//evil.example' }).execute();
    expect((await payAtSandbox(api, gatewayUrl, 'paid')).headers.location).toBe('/');
  });

  it.each([
    ['a form with an unknown outcome', 'outcome=refund', 'application/x-www-form-urlencoded', 400],
    [
      'a form whose outcome is the name of an inherited object method',
      'outcome=toString',
      'application/x-www-form-urlencoded',
      400,
    ],
    ['an empty form', '', 'application/x-www-form-urlencoded', 400],
    ['JSON', '{"outcome":"paid"}', 'application/json', 415],
  ])('refuses %s', async (_, payload, type, status) => {
    const url = pageOf(gatewayUrl);
    const reply = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
  });

  it('responds with 404 to an unknown payment, and to a callback of a method without a payment gateway', async () => {
    expect((await api.app.inject(`/sandbox-gateway/${UNKNOWN}`)).statusCode).toBe(404);
    for (const method of ['cash-on-delivery', 'paypal', '__proto__']) {
      const url = `/payment-callback/${method}`;
      const reply = await api.app.inject({ method: 'POST', url, payload: {} });
      expect(reply.statusCode).toBe(404);
    }
  });

  it('serves all online payment methods, unless the settings name only some or switch the test payment gateway off', async () => {
    const methods = ['cash-on-delivery', 'bkash', 'nagad', 'card'];
    expect((await callApi(getCapabilities)).paymentMethods).toEqual(methods);
    const options = { db, mediaDir: '', mediaBaseUrl: '', hasDevTools: true };
    const without = createApi(options);
    expect((await without.inject('/capabilities')).json().paymentMethods).toEqual([
      'cash-on-delivery',
    ]);
    const payments = { ...WITH_SANDBOX.payments, methods: ['card'] as const };
    const limited = createApi({ ...options, payments });
    expect((await limited.inject('/capabilities')).json().paymentMethods).toEqual(['card']);
    await Promise.all([without.close(), limited.close()]);
  });
});

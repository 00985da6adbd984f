import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';
import { inLayout } from '../testing/inLayout';
import { THANKS_PATH } from '../testing/sendCheckout';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash' }));
  api.reply(getCapabilities, {
    extensions: [lookUpOrder.id, 'sendGuestCode'],
    paymentMethods: ['cash-on-delivery', 'bkash'],
  });
  api.reply(startPayment, { data: { status: 'pending', gatewayUrl: 'https://pay.example/1' } });
});

const send = (form: Record<string, string>, cookie = 'accessToken=good') =>
  renderRoutesOnServer(inLayout(routes), { path: THANKS_PATH, headers: { cookie }, form });

describe('a payment form without JavaScript', () => {
  it.each(['accessToken=good', 'guestToken=good'])(
    'redirects to the payment page with the cookie %s',
    async (cookie) => {
      const { status, location } = await send({ paymentMethod: 'bkash' }, cookie);
      expect([status, location]).toEqual([303, 'https://pay.example/1']);
      const sent = api.sent.find(({ id }) => id === 'startPayment');
      expect(sent?.headers.authorization).toBe('Bearer good');
      expect(sent?.body).toEqual({ method: 'bkash', returnUrl: THANKS_PATH });
    },
  );

  it('redirects back to the thank-you page if the method is cash', async () => {
    api.reply(startPayment, { data: { status: 'pending' } });
    const { status, location } = await send({ paymentMethod: 'cash-on-delivery' });
    expect([status, location]).toEqual([303, THANKS_PATH]);
  });

  it('redirects back to the thank-you page if the order has already been paid', async () => {
    api.fail(startPayment, 409, 'Paid', 'already-paid');
    const { status, location } = await send({ paymentMethod: 'bkash' });
    expect([status, location]).toEqual([303, THANKS_PATH]);
  });

  it("shows the page again with the API's message if the payment could not start", async () => {
    api.fail(startPayment, 400, 'bKash is not offered');
    const { status, html } = await send({ paymentMethod: 'bkash' });
    expect(status).toBe(400);
    expect(html).toContain('bKash is not offered');
    expect(html).toContain('NB-100042');
  });

  it('shows the order again with status 503 if the API does not reply', async () => {
    api.cut(startPayment);
    const { status, html } = await send({ paymentMethod: 'bkash' });
    expect(status).toBe(503);
    expect(html).toContain('NB-100042');
  });

  it("replies with 404 for another customer's order", async () => {
    api.fail(startPayment, 404, 'That order not found');
    api.fail(getMyOrder, 404, 'That order not found');
    expect((await send({ paymentMethod: 'bkash' })).status).toBe(404);
  });
});

describe('the thank-you page of a shopper without JavaScript who returns from the payment page', () => {
  const open = async (changes: Partial<Order>) => {
    api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash', ...changes }));
    const headers = { cookie: 'accessToken=good' };
    const { html } = await renderRoutesOnServer(inLayout(routes), { path: THANKS_PATH, headers });
    return html;
  };
  const PAY = 'name="paymentMethod"';

  it('says that the payment is being confirmed, has a link that loads the page again, and shows no pay buttons', async () => {
    const html = await open({ isPaymentConfirming: true });
    expect(html).toContain('Your payment is being confirmed');
    expect(html).toMatch(
      /<noscript><p><span>Without JavaScript this page does not change by itself/,
    );
    expect(html).toMatch(
      new RegExp(`href="${THANKS_PATH.replace('?', '\\?')}"[^>]*><span>Look again`),
    );
    expect(html).not.toContain(PAY);
    expect(html).not.toContain('did not go through');
  });

  it('shows no pay buttons if a first payment failed and a second payment is being confirmed', async () => {
    const html = await open({ isPaymentConfirming: true, paymentStatus: 'failed' });
    expect(html).toContain('Your payment is being confirmed');
    expect(html).not.toContain(PAY);
  });

  it.each<[string, Partial<Order>]>([
    ['Thank you, your order is placed', { paymentStatus: 'paid' }],
    ['The payment did not go through', { paymentStatus: 'failed' }],
    ['You stopped the payment', { paymentStatus: 'cancelled' }],
  ])('shows the result of the payment: %s', async (heading, changes) => {
    const html = await open(changes);
    expect(html).toContain(heading);
    expect(html.includes(PAY)).toBe(changes.paymentStatus !== 'paid');
  });
});

describe.each<[number, string]>([
  [401, ''],
  // The token belongs to another order in the same browser.
  [404, 'guestToken=second'],
])(
  'a thank-you page whose order the API does not show to the browser (status %p)',
  (refusal, cookie) => {
    const headers = { cookie };
    beforeEach(() => api.fail(getMyOrder, refusal, 'No'));

    it.each([THANKS_PATH, '/thank-you'])('redirects from %s to order tracking', async (path) => {
      const { status, location } = await renderRoutesOnServer(inLayout(routes), { path, headers });
      expect([status, location]).toEqual([302, '/track-order']);
      expect(api.sent.map(({ id }) => id)).not.toContain('lookUpOrder');
    });

    it('does not redirect to order tracking if the API does not offer order tracking', async () => {
      api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
      const { status, location } = await renderRoutesOnServer(inLayout(routes), {
        path: THANKS_PATH,
        headers,
      });
      expect([status, location]).not.toEqual([302, '/track-order']);
      expect(status).toBeGreaterThanOrEqual(300);
    });
  },
);

it("a customer gets a 404 for another customer's order", async () => {
  api.fail(getMyOrder, 404, 'That order not found');
  const headers = { cookie: 'accessToken=good' };
  const { status } = await renderRoutesOnServer(inLayout(routes), { path: THANKS_PATH, headers });
  expect(status).toBe(404);
});

import { callApi } from '@marketplace/contracts/api/client';
import type { Order } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { formatTaka, toPaisa } from '@marketplace/contracts/commerce/money';
import { workload } from '@marketplace/contracts/testing/workload';
import { endOfDay } from '../../delivery-terms/endOfDay';
import { refundOrder } from '../../orders/refundOrder';
import type { GatewayMethod } from '../../providers/PaymentGateway';
import { serveGatewayScenario } from '../../testing/openGatewayScenario';
import type { SandboxPayment } from '../sandboxes/SandboxBook';
import { settlePayment } from '../settlePayment';

const METHODS: GatewayMethod[] = ['bkash', 'nagad', 'card'];
const RACES = workload({ gate: 1, full: 3, soak: 20 });

describe('a payment at a payment provider', () => {
  const shop = serveGatewayScenario();

  async function begin(method: GatewayMethod) {
    const order = await shop().place(method);
    const { data } = await shop().start(order, method);
    const payment = shop().servers[method].book.all().at(-1);
    // The cast is safe: `start` has just opened a payment.
    return { order, gatewayUrl: data.gatewayUrl, payment: payment as SandboxPayment };
  }

  const statusOf = async (order: Order) => (await shop().read(order)).paymentStatus;
  const pathOf = (url: string) => url.replace(shop().publicBaseUrl, '');

  it.each(METHODS)(
    'leads the shopper back to the page on which %s was chosen, and makes the order paid',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      const { path, status } = await shop().pay(gatewayUrl, 'pays');
      expect([status, path]).toEqual([303, `/thank-you?order=${order.uuid}`]);
      expect(await statusOf(order)).toBe('paid');
    },
  );

  it.each(METHODS)(
    'is shown as being confirmed if the shopper has returned, but %s has reported no outcome',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      await shop().pay(gatewayUrl, 'stays-pending');
      expect(await shop().read(order)).toMatchObject({
        paymentStatus: 'pending',
        isPaymentConfirming: true,
      });
      for (const other of METHODS) {
        await expect(shop().start(order, other)).rejects.toMatchObject({
          status: 409,
          code: 'payment-confirming',
        });
      }
    },
  );

  it.each(METHODS)(
    'by %s pays the order even if the shopper closes the page instead of returning',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      await shop().pay(gatewayUrl, 'notifies-without-returning');
      await expect(shop().start(order, 'card')).rejects.toMatchObject({ code: 'order-paid' });
      expect(await statusOf(order)).toBe('paid');
    },
  );

  it.each(METHODS)(
    'can be replaced by a payment with another method after it was cancelled at %s',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      await shop().pay(gatewayUrl, 'cancels');
      expect(await shop().read(order)).toMatchObject({
        paymentStatus: 'cancelled',
        isPaymentConfirming: false,
      });
      const again = await shop().start(order, method === 'card' ? 'bkash' : 'card');
      await shop().pay(again.data.gatewayUrl, 'pays');
      expect(await statusOf(order)).toBe('paid');
    },
  );

  it.each(METHODS)(
    'by %s is captured only once, even if the browser returns several times simultaneously',
    async (method) => {
      for (let race = 0; race < RACES; race += 1) {
        const { order, payment } = await begin(method);
        shop().servers[method].book.decide(payment, 'pays');
        const claims = { bkash: 'status=success', nagad: 'status=Success', card: 'status=VALID' };
        const path = `${pathOf(payment.returnUrl)}?paymentID=${payment.reference}&${claims[method]}`;
        const answers = await Promise.all(Array.from({ length: 8 }, () => shop().fetchPage(path)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
        expect(await statusOf(order)).toBe('paid');
        expect(payment.timesTaken).toBe(1);
      }
    },
  );

  it.each([
    [
      'the uuid of an unknown payment',
      '/payment-return/bkash/2b1f1d0e-8a0a-4a39-9c55-2f1f3a7f1c01',
    ],
    ['an invalid uuid', '/payment-return/bkash/%00'],
    ['cash on delivery', '/payment-return/cash-on-delivery/2b1f1d0e-8a0a-4a39-9c55-2f1f3a7f1c01'],
    ['an unknown gateway', '/payment-return/__proto__/2b1f1d0e-8a0a-4a39-9c55-2f1f3a7f1c01'],
  ])('is not found if the URL of the return to the shop contains %s', async (_, path) => {
    expect((await shop().fetchPage(path)).status).toBe(404);
  });

  it('never redirects out of the shop, even if the database contains a foreign URL', async () => {
    const { payment, gatewayUrl } = await begin('bkash');
    await shop()
      .db.updateTable('payments')
      .set({ returnPath: '//evil.example' })
      .where('reference', '=', payment.reference)
      .execute();
    expect((await shop().pay(gatewayUrl, 'pays')).path).toBe('/');
  });

  it('is queried at the provider for at most 20 returns of the browser per hour', async () => {
    const { payment } = await begin('bkash');
    const path = `${pathOf(payment.returnUrl)}?status=cancel`;
    for (let n = 0; n < 20; n += 1) await shop().fetchPage(path);
    shop().servers.bkash.book.decide(payment, 'pays');
    await shop().fetchPage(`${pathOf(payment.returnUrl)}?status=success`);
    expect(payment.timesTaken).toBe(0);
  });

  it('is not captured after its order has expired', async () => {
    const { order, payment } = await begin('bkash');
    shop().clock.advance(1800);
    await shop().waitForJobs();
    shop().servers.bkash.book.decide(payment, 'pays');
    const path = `${pathOf(payment.returnUrl)}?status=success`;
    expect((await shop().fetchPage(path)).status).toBe(303);
    await shop().waitForJobs();
    expect(payment.timesTaken).toBe(0);
    expect((await shop().read(order)).status).toBe('cancelled');
  });

  it.each(METHODS)(
    'by %s shows amount and deadline of its refund before and after the money is refunded',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      await shop().pay(gatewayUrl, 'pays-late');
      shop().clock.advance(30 * 60);
      await shop().waitForJobs();
      shop().servers[method].book.refusesRefunds = true;
      shop().clock.advance(60);
      await shop().waitForJobs();
      const dueBy = endOfDay(shop().clock.now(), 10).toISOString();
      const due = {
        uuid: expect.any(String),
        amount: order.total,
        method,
        dueBy,
        refundedAt: null,
        isLate: false,
        isOtherAmount: false,
        destination: null,
        failedAt: null,
        needsAccount: false,
      };
      const late = await shop().read(order);
      expect([late.status, late.refunds]).toEqual(['cancelled', [due]]);
      await shop().waitForJobs();
      // The failed attempts have not changed the deadline.
      expect((await shop().read(order)).refunds).toEqual([due]);
      shop().servers[method].book.refusesRefunds = false;
      await shop().waitForJobs();
      const { refunds, paymentStatus } = await shop().read(order);
      expect(paymentStatus).toBe('refunded');
      // The successful refund has not changed the deadline either.
      expect(refunds).toEqual([{ ...due, refundedAt: shop().clock.now().toISOString() }]);
      const found = await callApi(lookUpOrder, {
        body: { orderNumber: order.orderNumber, phone: order.shippingAddress.phone },
      });
      expect(found.refunds).toEqual(refunds);
    },
  );

  it('is not accepted if its notification has a forged signature or a wrong amount', async () => {
    const { order, payment, gatewayUrl } = await begin('card');
    const form = new URLSearchParams({ tran_id: payment.invoice, status: 'VALID', val_id: 'V1' });
    const post = (body: URLSearchParams) =>
      fetch(`${shop().publicBaseUrl}/payment-callback/card`, { method: 'POST', body });
    expect((await post(form)).status).toBe(401);
    form.set('verify_sign', '0'.repeat(32));
    form.set('verify_key', 'tran_id,status,amount,currency');
    expect((await post(form)).status).toBe(401);
    await shop().pay(gatewayUrl, 'other-amount');
    expect(await statusOf(order)).toBe('failed');
  });

  it.each(METHODS)(
    'by %s can be followed by a payment of the right amount if a wrong amount was paid',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      await shop().pay(gatewayUrl, 'other-amount');
      await shop().waitForJobs();
      expect(await shop().read(order)).toMatchObject({
        paymentStatus: 'failed',
        refunds: [{ amount: 1, refundedAt: expect.any(String) }],
      });
      const again = await shop().start(order, method);
      await shop().pay(again.data.gatewayUrl, 'pays');
      expect(await statusOf(order)).toBe('paid');
    },
  );

  it.each(METHODS)('by %s can be refunded days later', async (method) => {
    const { order, gatewayUrl } = await begin(method);
    await shop().pay(gatewayUrl, 'pays');
    shop().clock.advance(3 * 86_400);
    const orderNumber = Number(order.orderNumber);
    expect(await refundOrder(shop().context, { operator: 'tester', orderNumber })).toBe(
      `${formatTaka(order.total, 'en')} of order ${orderNumber} is paid back. It was not sent yet and is cancelled.`,
    );
    expect((await shop().read(order)).paymentStatus).toBe('refunded');
  });

  it.each(METHODS)(
    'by %s is refunded with the amount that was paid, even if this is not the price of the order',
    async (method) => {
      const { order, gatewayUrl } = await begin(method);
      const { book } = shop().servers[method];
      book.refusesRefunds = true;
      await shop().pay(gatewayUrl, 'other-amount');
      book.refusesRefunds = false;
      const orderNumber = Number(order.orderNumber);
      expect(await refundOrder(shop().context, { operator: 'tester', orderNumber })).toBe(
        `${formatTaka(1, 'en')} of order ${orderNumber} is paid back.`,
      );
    },
  );

  it.each([
    ['in another currency', { currency: 'USD' }, 409],
    ['with another reference', { reference: 'TR0011other' }, 409],
    ['with an unknown invoice', { invoice: '00000000000000000000' }, 404],
  ])('is not accepted %s', async (_, change, statusCode) => {
    const { order, payment } = await begin('bkash');
    const { reference, invoice } = payment;
    const amountPaisa = toPaisa(order.total);
    const paid = { outcome: 'paid' as const, reference, invoice, amountPaisa, currency: 'BDT' };
    const settling = settlePayment(shop().context, 'bkash', { ...paid, ...change });
    await expect(settling).rejects.toMatchObject({ statusCode });
    expect(await statusOf(order)).toBe('pending');
    await settlePayment(shop().context, 'bkash', paid);
    expect(await statusOf(order)).toBe('paid');
  });

  it.each(['bkash', 'nagad'] as const)(
    'by %s has no notification URL: the API answers 404',
    async (method) => {
      const url = `${shop().publicBaseUrl}/payment-callback/${method}`;
      expect((await fetch(url, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
    },
  );

  it("reveals no provider's secret in logs, pages and replies", async () => {
    const pages: string[] = [];
    for (const method of METHODS) {
      const { order, gatewayUrl } = await begin(method);
      pages.push(await (await fetch(gatewayUrl ?? '')).text());
      await shop().pay(gatewayUrl, 'execute-silent');
      pages.push(JSON.stringify(await shop().read(order)), JSON.stringify(gatewayUrl));
    }
    const all = [...pages, ...shop().logged].join('\n');
    expect(all).toContain('a return was not confirmed');
    expect(shop().secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });
});

import { advanceOrder } from '../orders/advanceOrder';
import { expireOrder } from '../orders/expireUnpaidOrders';
import { CUSTOMER } from '../testing/marketUuids';
import { serveGatewayScenario } from '../testing/openGatewayScenario';
import type { SandboxPayment } from './sandboxes/SandboxBook';
import { startPayment } from './startPayment';

describe('money that a shopper agreed to pay by bKash', () => {
  const shop = serveGatewayScenario();

  async function begin() {
    const order = await shop().place('bkash');
    await shop().start(order, 'bkash');
    // The cast is safe: `start` has just opened a payment.
    const payment = shop().servers.bkash.book.all().at(-1) as SandboxPayment;
    return { order, payment };
  }

  async function shipForCash({ uuid, orderNumber }: { uuid: string; orderNumber: string }) {
    const asked = {
      orderer: { customerUuid: CUSTOMER.rahim },
      orderUuid: uuid,
      network: '203.0.113.7',
      body: { method: 'cash-on-delivery' as const },
    };
    await startPayment(asked, shop().context, expireOrder);
    for (const to of ['confirmed', 'shipped'] as const) {
      await advanceOrder(shop().context, { orderNumber: Number(orderNumber), to });
    }
  }

  it('is not captured by a query after the order was paid by card', async () => {
    const { order, payment } = await begin();
    const { data } = await shop().start(order, 'card');
    await shop().pay(data.gatewayUrl, 'pays');
    shop().servers.bkash.book.decide(payment, 'pays');
    await shop().waitForJobs();
    expect(payment.timesTaken).toBe(0);
    expect(await shop().read(order)).toMatchObject({ paymentStatus: 'paid', refunds: [] });
  });

  it('is not captured by a query after the order was changed to cash and shipped', async () => {
    const { order, payment } = await begin();
    await shipForCash(order);
    shop().servers.bkash.book.decide(payment, 'pays');
    await shop().waitForJobs();
    expect(payment.timesTaken).toBe(0);
  });

  it('is not captured when the browser returns after the order was changed to cash and shipped', async () => {
    const { order, payment } = await begin();
    await shipForCash(order);
    shop().servers.bkash.book.decide(payment, 'pays');
    const path = payment.returnUrl.replace(shop().publicBaseUrl, '');
    expect((await shop().fetchPage(`${path}?status=success`)).status).toBe(303);
    expect(payment.timesTaken).toBe(0);
  });

  it('is captured by a query while the order waits for the payment', async () => {
    const { order, payment } = await begin();
    shop().servers.bkash.book.decide(payment, 'pays');
    await shop().waitForJobs();
    expect(payment.timesTaken).toBe(1);
    expect((await shop().read(order)).paymentStatus).toBe('paid');
  });
});

import { advanceOrder } from '../orders/advanceOrder';
import { refundOrder } from '../orders/refundOrder';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { serveGatewayScenario } from '../testing/openGatewayScenario';
import { closeRisky, listRisky } from './riskyPayments';
import type { Behaviour } from './sandboxes/SandboxBook';

const ERROR = 50;

describe('a payment that its provider rates as risky', () => {
  const shop = serveGatewayScenario();
  beforeEach(() => shop().logged.splice(0));

  async function pay(method: GatewayMethod, behaviour: Behaviour) {
    const order = await shop().place(method);
    const { data } = await shop().start(order, method);
    await shop().pay(data.gatewayUrl, behaviour);
    await shop().waitForJobs();
    const orderNumber = Number(order.orderNumber);
    const advance = () => advanceOrder(shop().context, { orderNumber, to: 'confirmed' });
    return { order, orderNumber, advance };
  }
  const invoices = async () => (await listRisky(shop().db)).map(({ invoice }) => invoice);

  it('pays its order, which cannot be confirmed until a person has checked the payment', async () => {
    const { order, orderNumber, advance } = await pay('card', 'pays-risky');
    expect(await shop().read(order)).toMatchObject({ paymentStatus: 'paid', status: 'placed' });
    const [invoice = ''] = await invoices();
    await expect(advance()).rejects.toThrow(
      `Order ${orderNumber} is paid, but its provider rates the payment as a risk. Look for ${invoice} at the provider, then run late --seen-to ${invoice} or refund ${orderNumber}.`,
    );
    expect(await closeRisky(shop().db, 'another')).toBe(false);
    expect(await closeRisky(shop().db, invoice)).toBe(true);
    expect(await invoices()).toEqual([]);
    expect(await advance()).toContain(`Order ${orderNumber} is confirmed`);
    // A further round of jobs does not list the checked payment again.
    await shop().waitForJobs();
    expect(await invoices()).toEqual([]);
  });

  it('is logged as an error only once, even if the provider reports it several times', async () => {
    await pay('card', 'pays-risky');
    await shop().waitForJobs();
    const errors = shop()
      .logged.map((line) => JSON.parse(line))
      .filter(({ level }) => level >= ERROR);
    expect(errors).toMatchObject([
      { msg: 'a provider rates a payment as a risk', invoice: (await invoices())[0] },
    ]);
  });

  it('is removed from the list of risky payments after its order was refunded', async () => {
    const { order, orderNumber } = await pay('card', 'pays-risky');
    await refundOrder(shop().context, { operator: 'tester', orderNumber });
    expect(await shop().read(order)).toMatchObject({
      paymentStatus: 'refunded',
      status: 'cancelled',
    });
    expect(await invoices()).toEqual([]);
  });

  it.each([
    ['card', 'pays'],
    ['card', 'execute-silent'],
    ['bkash', 'pays'],
    ['nagad', 'pays'],
  ] as const)(
    'does not occur with method %s if the sandbox behaves as "%s"',
    async (method, behaviour) => {
      const { advance } = await pay(method, behaviour);
      expect(await invoices()).toEqual([]);
      expect(await advance()).toContain('is confirmed');
    },
  );
});

import type { GatewayMethod, PaymentGateway } from '../providers/PaymentGateway';
import { serveGatewayScenario } from '../testing/openGatewayScenario';
import { confirmWithin } from './confirmPayments';

const SHORT_MS = 300;

describe('a run of the job that queries payment gateways', () => {
  const shop = serveGatewayScenario();

  async function begin(method: GatewayMethod) {
    const order = await shop().place(method);
    await shop().start(order, method);
    return order;
  }

  /**
   * Returns a context in which bKash replies to `query` only after `speak` is called, and these two
   * functions.
   */
  function withSilentBkash() {
    const { context } = shop();
    const { bkash } = context.payments.gateways;
    if (!bkash) throw new Error('the scenario has no bKash');
    let speak: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => {
      speak = resolve;
    });
    const query = jest.fn<ReturnType<PaymentGateway['query']>, Parameters<PaymentGateway['query']>>(
      (asked) => silence.then(() => bkash.query(asked)),
    );
    const gateways = { ...context.payments.gateways, bkash: { ...bkash, query } };
    return { query, speak, context: { ...context, payments: { ...context.payments, gateways } } };
  }

  it('records what Nagad reports even if bKash does not reply, and queries bKash again only after the first query has ended', async () => {
    await begin('bkash');
    const byNagad = await begin('nagad');
    const payment = shop().servers.nagad.book.all().at(-1);
    if (!payment) throw new Error('none was opened');
    shop().servers.nagad.book.decide(payment, 'pays');
    const { context, query, speak } = withSilentBkash();
    for (let round = 0; round < 2; round += 1) {
      shop().clock.advance(30);
      await confirmWithin(context, SHORT_MS);
      expect(await shop().read(byNagad)).toMatchObject({ paymentStatus: 'paid' });
    }
    expect(query).toHaveBeenCalledTimes(1);

    speak();
    // Runs the job until the first query has ended and a run makes the second query.
    for (let round = 0; round < 50 && query.mock.calls.length < 2; round += 1) {
      shop().clock.advance(30);
      await confirmWithin(context, SHORT_MS);
    }
    expect(query).toHaveBeenCalledTimes(2);
  });
});

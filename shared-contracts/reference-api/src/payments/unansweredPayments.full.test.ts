import type { GatewayMethod } from '../providers/PaymentGateway';
import { serveGatewayScenario } from '../testing/openGatewayScenario';
import type { Behaviour } from './sandboxes/SandboxBook';
import { settlePayment } from './settlePayment';
import { closeUnanswered, listUnanswered } from './unansweredPayments';

const METHODS: GatewayMethod[] = ['bkash', 'nagad', 'card'];
const HOUR = 3600;
const DAY = 24 * HOUR;
const ERROR = 50;

describe('a payment that stays unpaid for days', () => {
  const shop = serveGatewayScenario();

  beforeEach(() => shop().logged.splice(0));

  async function begin(method: GatewayMethod, behaviour?: Behaviour) {
    const order = await shop().place(method);
    const { data } = await shop().start(order, method);
    const payment = shop().servers[method].book.all().at(-1);
    if (!payment) throw new Error('none was opened');
    if (behaviour) await shop().pay(data.gatewayUrl, behaviour);
    return { order, payment };
  }

  /** Advances the clock by some days. Runs one round of jobs per six hours. */
  async function passDays(days: number) {
    for (let quarter = 0; quarter < days * 4; quarter += 1) {
      shop().clock.advance(6 * HOUR);
      await shop().waitForJobs();
    }
  }

  const payments = () =>
    shop().db.selectFrom('payments').selectAll().orderBy('createdAt').execute();
  /** Replaces the payment's reference by one that the provider does not know, so queries fail. */
  const silence = () =>
    shop().db.updateTable('payments').set({ reference: 'lost', returnPath: null }).execute();
  const errors = () =>
    shop().logged.flatMap((line) => {
      const { level, msg, invoice } = JSON.parse(line);
      return level >= ERROR ? [`${msg}: ${invoice}`] : [];
    });
  const listed = async () => (await listUnanswered(shop().db)).map(({ invoice }) => invoice);

  it('is queried daily after four days, until the end of the second week', async () => {
    await begin('bkash');
    await passDays(4);
    const asked = new Set<string>();
    for (let hour = 0; hour < 12 * 24; hour += 1) {
      shop().clock.advance(HOUR);
      await shop().waitForJobs();
      const [payment] = await payments();
      asked.add(String(payment?.askedAt));
    }
    // Expects ten daily queries and the last query. One more may come before the daily queries.
    expect(asked.size).toBeGreaterThanOrEqual(10);
    expect(asked.size).toBeLessThanOrEqual(12);
  });

  it.each(['nagad', 'card'] as const)(
    'is refunded within 30 hours if %s captures the money several days late',
    async (method) => {
      const { order, payment } = await begin(method);
      await passDays(9);
      shop().servers[method].book.decide(payment, 'pays');
      await passDays(1.25);
      expect(payment.isRefunded).toBe(true);
      const [kept] = await payments();
      expect(kept).toMatchObject({ orderUuid: order.uuid, status: 'refunded' });
    },
  );

  it('is logged once as an error, and listed as unanswered, after two weeks without a reply', async () => {
    const { order, payment } = await begin('bkash', 'stays-pending');
    await silence();
    await passDays(13.75);
    expect([errors(), await listed()]).toEqual([[], []]);
    await passDays(3);
    expect(errors()).toEqual([`a gateway has not told the end of a payment: ${payment.invoice}`]);
    expect(await listUnanswered(shop().db)).toMatchObject([
      { orderNumber: Number(order.orderNumber), method: 'bkash', invoice: payment.invoice },
    ]);
  });

  it.each(METHODS)(
    'is listed after two weeks if the shopper has returned and %s still reports the payment as pending',
    async (method) => {
      const { payment } = await begin(method, 'stays-pending');
      await passDays(15);
      expect(await listed()).toEqual([payment.invoice]);
    },
  );

  it.each(METHODS)('is neither listed nor logged if %s reports no payment', async (method) => {
    await begin(method);
    await begin(method, 'cancels');
    await begin(method, 'refuses');
    await passDays(15);
    expect([errors(), await listed()]).toEqual([[], []]);
    const notes = (await payments()).map(({ note }) => note);
    expect(notes).toEqual([null, null, null]);
  });

  it('is logged as an error only once, even if several rounds of jobs run in parallel after two weeks', async () => {
    await begin('bkash', 'stays-pending');
    shop().clock.advance(14 * DAY);
    await Promise.all([1, 2, 3].map(() => shop().waitForJobs()));
    expect(errors()).toHaveLength(1);
  });

  it('is removed from the list when its money has arrived or a person has dealt with it', async () => {
    const { payment: paid } = await begin('card', 'stays-pending');
    const { payment: seen } = await begin('bkash', 'stays-pending');
    await passDays(15);
    expect(await listed()).toHaveLength(2);
    expect(await closeUnanswered(shop().db, 'unknown')).toBe(false);
    expect(await closeUnanswered(shop().db, seen.invoice)).toBe(true);
    expect(await closeUnanswered(shop().db, seen.invoice)).toBe(false);
    expect(await listed()).toEqual([paid.invoice]);
    const { reference, invoice } = paid;
    const [kept] = (await payments()).filter((each) => each.invoice === invoice);
    const amountPaisa = kept?.amountPaisa ?? 0;
    const verdict = { outcome: 'paid' as const, reference, invoice, amountPaisa, currency: 'BDT' };
    await settlePayment(shop().context, 'card', verdict);
    expect(await listed()).toEqual([]);
  });
});

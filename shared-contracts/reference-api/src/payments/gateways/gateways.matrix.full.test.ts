import type { Order } from '@marketplace/contracts/api/orders';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { GatewayMethod } from '../../providers/PaymentGateway';
import { serveGatewayScenario } from '../../testing/openGatewayScenario';
import { BEHAVIOURS, type Behaviour } from '../sandboxes/SandboxBook';

/** Outcome of an order: paid, unpaid (also if it has expired), or refunded. */
type End = 'paid' | 'unpaid' | 'refunded';

const ENDS: Record<Behaviour, End> = {
  pays: 'paid',
  refuses: 'unpaid',
  cancels: 'unpaid',
  'stays-pending': 'unpaid',
  'pays-late': 'refunded',
  'answers-twice': 'paid',
  'answers-before-commit': 'paid',
  forged: 'unpaid',
  'other-amount': 'refunded',
  'execute-silent': 'paid',
  'returns-without-notifying': 'paid',
  'notifies-without-returning': 'paid',
  'pays-risky': 'paid',
};
const METHODS: GatewayMethod[] = ['bkash', 'nagad', 'card'];
const CASES = METHODS.flatMap((method) =>
  (Object.keys(BEHAVIOURS) as Behaviour[]).map((behaviour) => [method, behaviour] as const),
);
/** Number of times that the jobs run in a minute. */
const MINUTE = 2;
const TIME_TO_PAY = 62;

describe('a payment', () => {
  const shop = serveGatewayScenario();

  const endOf = ({ paymentStatus, refunds = [] }: Order): End | 'refund-due' => {
    if (paymentStatus === 'paid') return 'paid';
    if (refunds.length === 0) return 'unpaid';
    return refunds.every(({ refundedAt }) => refundedAt) ? 'refunded' : 'refund-due';
  };

  /**
   * Returns the sum that the provider has captured and not refunded, and the largest number of
   * captures of one payment.
   */
  function moneyAt(method: GatewayMethod) {
    const payments = shop().servers[method].book.all();
    const kept = payments.filter(({ timesTaken, isRefunded }) => timesTaken > 0 && !isRefunded);
    return {
      keptPaisa: kept.reduce((sum, payment) => sum + toPaisa(Number(payment.amount)), 0),
      mostTimesTaken: Math.max(...payments.map(({ timesTaken }) => timesTaken)),
    };
  }

  it.each(CASES)(
    'by %s has the expected outcome, and is captured at most once, if the sandbox behaves as "%s"',
    async (method, behaviour) => {
      const before = moneyAt(method).keptPaisa;
      const order = await shop().place(method);
      if (behaviour === 'answers-before-commit') shop().servers[method].beQuick();
      const { data } = await shop().start(order, method);
      await shop().pay(data.gatewayUrl, behaviour);
      const end = ENDS[behaviour];
      const rounds = end === 'paid' || behaviour === 'other-amount' ? MINUTE : TIME_TO_PAY + MINUTE;
      for (let round = 0; round < rounds; round += 1) await shop().waitForJobs();
      const ended = await shop().read(order);
      expect(endOf(ended)).toBe(end);
      expect(ended.isPaymentConfirming).toBe(false);
      const { keptPaisa, mostTimesTaken } = moneyAt(method);
      expect(keptPaisa - before).toBe(end === 'paid' ? toPaisa(order.total) : 0);
      expect(mostTimesTaken).toBeLessThanOrEqual(1);
      if (end === 'paid') {
        await expect(shop().start(order, method)).rejects.toMatchObject({ code: 'order-paid' });
      }
    },
  );
});

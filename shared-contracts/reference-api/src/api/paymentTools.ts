import { toTaka } from '@marketplace/contracts/commerce/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { testSessionId } from '../http/testSession';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { refundOrder } from '../orders/refundOrder';
import { decideAtSandbox } from '../payments/decideAtSandbox';
import { refundPayment } from '../payments/refundPayment';
import { asGatewayMethod } from '../payments/registerPaymentCallbacks';
import { readBody } from './readBody';

const ENDS = ['paid', 'failed', 'cancelled'] as const;
const REFUNDS = ['refunded', 'refund-failed'] as const;

const body = z.object({ payment: z.uuid(), to: z.enum([...ENDS, ...REFUNDS]) });
type Wanted = z.infer<typeof body>['to'];

const MOST_PAYMENTS = 50;

/**
 * Lets QA settle payments that were started at the test payment gateway in the request's test
 * session. `GET /dev/payments` lists those whose status can still change, newest first. `POST
 * /dev/payments` ends a pending payment by the test payment gateway's notification, or refunds a
 * paid one as the command `refund` does; with `refund-failed` the test payment gateway refuses the
 * refund.
 * @param tools app on which these routes are registered
 */
export function registerPaymentTools(
  app: FastifyInstance,
  tools: FastifyInstance,
  context: ApiContext,
): void {
  tools.get('/dev/payments', async (_request, reply) => {
    const found = await paymentsOf(context, requireSession())
      .where(({ eb, or }) =>
        or([
          // Money can still arrive after the shop has closed the payment.
          eb('sandboxPayments.outcome', '=', 'pending'),
          eb('payments.status', 'in', ['pending', 'paid', 'refund-due']),
        ]),
      )
      .orderBy('payments.createdAt', 'desc')
      .limit(MOST_PAYMENTS)
      .execute();
    reply.header('cache-control', 'no-store');
    const items = found.map(({ uuid, orderNumber, method, status, amountPaisa, outcome }) => ({
      uuid,
      orderNumber: Number(orderNumber),
      method,
      status,
      amount: toTaka(amountPaisa),
      choices: choicesOf(status, outcome),
    }));
    return { items };
  });

  tools.post('/dev/payments', async (request) => {
    const session = requireSession();
    const { payment: uuid, to } = readBody(body, request.body);
    const read = () =>
      paymentsOf(context, session).where('payments.uuid', '=', uuid).executeTakeFirst();
    const payment = await read();
    const method = payment && asGatewayMethod(payment.method);
    const isKnown = payment && method && context.payments.sandbox[method];
    if (!isKnown) throw refused('This test session has started no such payment.');
    const { reference, amountPaisa, status } = payment;
    const name = `The payment of order ${payment.orderNumber} by ${method}`;
    assertPossible(name, payment, to);
    if (to === 'refunded' || to === 'refund-failed') {
      await refund(context, { ...payment, isRefused: to === 'refund-failed' });
    } else {
      await decideAtSandbox(
        app,
        context,
        { method, reference, amountPaisa, paymentUuid: uuid },
        to,
      );
    }
    const after = (await read())?.status;
    if (after === status && to !== 'refund-failed') {
      throw refused(`${name} is still ${after}: the log of the API says why.`);
    }
    const due = after === 'refund-due' ? ', which the test gateway refuses to refund' : '';
    return { said: `${name} is ${after}${due}.` };
  });
}

/** @throws ApiProblem 409 outside test sessions */
function requireSession(): string {
  const session = testSessionId();
  if (session !== undefined) return session;
  throw refused('Payments are listed and settled only in a test session.');
}

const refused = (message: string) => new ApiProblem(409, 'refused', message);

/** Reads payments that were started at the test payment gateway in a test session. */
const paymentsOf = ({ db }: ApiContext, session: string) =>
  db
    .selectFrom('sandboxPayments')
    .innerJoin('payments', 'payments.uuid', 'sandboxPayments.paymentUuid')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select([
      'payments.uuid',
      'payments.method',
      'payments.status',
      'payments.amountPaisa',
      'orders.orderNumber',
      'sandboxPayments.reference',
      'sandboxPayments.outcome',
    ])
    .where('sandboxPayments.testSession', '=', session);

/**
 * Returns the outcomes that a tester may choose for a payment.
 * @param outcome of the payment at the test payment gateway
 */
function choicesOf(status: string, outcome: string): readonly Wanted[] {
  if (status === 'paid' || status === 'refund-due') return REFUNDS;
  if (outcome !== 'pending') return [];
  return status === 'pending' ? ENDS : ['paid'];
}

/** @throws ApiProblem 409 that names the outcomes that are possible */
function assertPossible(
  name: string,
  { status, outcome }: { status: string; outcome: string },
  to: Wanted,
): void {
  const choices = choicesOf(status, outcome);
  if (choices.includes(to)) return;
  const can = choices.length > 0 ? `it can become ${choices.join(' or ')}` : 'it has ended';
  throw refused(`${name} is ${status}: ${can}, not ${to}.`);
}

interface Refund {
  uuid: string;
  reference: string;
  orderNumber: number;
  status: string;
  isRefused: boolean;
}

async function refund(
  context: ApiContext,
  { uuid, reference, orderNumber, status, isRefused }: Refund,
): Promise<void> {
  await context.db
    .updateTable('sandboxPayments')
    .set({ refusesRefund: isRefused })
    .where('reference', '=', reference)
    .execute();
  try {
    if (status === 'refund-due') await refundPayment(context, uuid);
    else
      await refundOrder(context, {
        orderNumber: Number(orderNumber),
        operator: 'payment tools',
        isWhole: true,
      });
  } catch (error) {
    if (error instanceof OrderRefusal) throw refused(error.message);
    // If the tester has chosen a refused refund, the test payment gateway throws, as a real
    // provider would.
    if (!isRefused) throw error;
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { asGatewayMethod } from './registerPaymentCallbacks';
import { safeReturnPath } from './safeReturnPath';
import { settlePayment, wantsPayment } from './settlePayment';

const MAX_BYTES = 16 * 1024;
/**
 * Maximum time for which the browser waits for the payment gateway's reply, in milliseconds. A
 * later reply is recorded too.
 */
const WAIT_MS = 8000;
/** Limit of returns per payment, because each return causes a request to the provider. */
const PER_PAYMENT = { name: 'payment-return', most: 20, windowMinutes: 60 };

interface Route {
  Params: { method: string; uuid: string };
}

/**
 * Serves `GET` and `POST /payment-return/{method}/{payment}`, to which a payment gateway sends the
 * shopper's browser. The request does not prove a payment, so the API queries the payment gateway.
 * Then the API redirects to the storefront page on which the payment was started. If the money has
 * already arrived, or the limit of returns is reached, it redirects without a query. Until the
 * payment gateway replies, the order shows the payment as being confirmed.
 */
export function registerPaymentReturns(app: FastifyInstance, context: ApiContext): void {
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body, done) => done(null, body.toString()),
    );
    const url = '/payment-return/:method/:uuid';
    const go = async ({ method, uuid }: Route['Params'], fields: string, reply: FastifyReply) => {
      const path = await finishPayment({ method, uuid, fields }, context);
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    };
    scope.get<Route>(url, ({ params, url: asked }, reply) =>
      go(params, asked.split('?')[1] ?? '', reply),
    );
    scope.post<Route>(url, ({ params, body }, reply) =>
      go(params, typeof body === 'string' ? body : '', reply),
    );
    isRegistered();
  });
}

interface Returned {
  method: string;
  uuid: string;
  /** Parameters of the request, encoded as a form. */
  fields: string;
}

/**
 * Queries the payment gateway of a payment and records the outcome.
 * @returns the storefront path to redirect to
 * @throws ApiProblem 404 for an unknown payment or payment gateway
 */
async function finishPayment(returned: Returned, context: ApiContext): Promise<string> {
  const { db, log, now, payments } = context;
  const method = asGatewayMethod(returned.method);
  const payment = method && (await findPayment(context, returned.uuid, method));
  const gateway = method && payments.gateways[method];
  if (!payment || !gateway?.readReturn) throw notFound('That payment');
  const { uuid, reference, invoice } = payment;
  const path = safeReturnPath(payment.returnPath, '/');
  if (['paid', 'refund-due', 'refunded'].includes(payment.status)) return path;
  const isWithinLimit = await consumeRateLimit(context, PER_PAYMENT, uuid).then(
    () => true,
    () => false,
  );
  if (!isWithinLimit) return path;
  await db
    .updateTable('payments')
    .set({ returnedAt: now(), askedAt: now() })
    .where('uuid', '=', uuid)
    .execute();
  const mayCapture = await wantsPayment(db, {
    uuid: payment.orderUuid,
    status: payment.orderStatus,
    paymentStatus: payment.paymentStatus,
    paymentMethod: payment.paymentMethod,
  });
  const fields = new URLSearchParams(returned.fields);
  const finishing = gateway
    .readReturn({ reference, invoice, fields, mayCapture })
    .then((verdict) => settlePayment(context, method, verdict))
    .catch((err: unknown) => log.warn({ err, paymentUuid: uuid }, 'a return was not confirmed'));
  const waiting = new AbortController();
  await Promise.race([
    finishing.finally(() => waiting.abort()),
    delay(WAIT_MS, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined),
  ]);
  return path;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function findPayment({ db }: ApiContext, uuid: string, method: string) {
  if (!UUID.test(uuid)) return undefined;
  const found = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .selectAll('payments')
    .select(['orders.status as orderStatus', 'orders.paymentStatus', 'orders.paymentMethod'])
    .where('payments.uuid', '=', uuid)
    .executeTakeFirst();
  return found?.method === method ? found : undefined;
}

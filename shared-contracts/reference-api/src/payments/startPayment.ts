import { randomUUID } from 'node:crypto';
import type {
  PaymentStatus,
  startPayment as startPaymentCall,
} from '@marketplace/contracts/api/payments';
import { orderPath } from '@marketplace/contracts/routes';
import { inTransaction } from '../database/inTransaction';
import { type LockedOrder, lockOrder } from '../database/locks';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { isOwnOrder, type Orderer, ofOrderer } from '../http/orderer';
import { consumeRateLimit } from '../http/rateLimits';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { beginCash, beginPayment, lockPhoneOf, restoreCash } from './beginPayment';
import { assertMethodOffered, assertPayable } from './paymentRules';
import { queryGateways } from './queryGateways';
import { safeReturnPath } from './safeReturnPath';
import { closeUnpaidPayment } from './settlePayment';

export interface Asked {
  orderer: Orderer;
  orderUuid: string;
  /** The payer's network, as `networkOf` returns it. */
  network: string;
  body: Input<typeof startPaymentCall>['body'];
}

interface Started {
  status: PaymentStatus;
  gatewayUrl?: string;
}

/** Cancels an order whose payment deadline has passed. */
export type ExpireOrder = (context: ApiContext, orderUuid: string) => Promise<unknown>;

/**
 * Limit of online payments per order, because each start writes a row into the database and opens a
 * payment at the provider.
 */
const PER_ORDER = { name: 'payment-start', most: 20, windowMinutes: 60 };
/**
 * Limit of changes to cash, because each change queries the providers too. It is a separate limit,
 * so that a shopper who has used up all online attempts can still choose cash.
 */
const CASH_PER_ORDER = { ...PER_ORDER, name: 'payment-start-cash' };

/**
 * Starts a payment, or changes the order to cash. An order may have several pending payments; the
 * first paid one pays the order. Calls the gateway outside any transaction, because the gateway may
 * be slow.
 * @throws ApiProblem 400 if the method is not offered; 404 for an unknown order or another
 * customer's; 409 if the order cannot be paid by the method, has expired, or would exceed a limit of
 * its phone or network; 429 if a rate limit is reached; 503 if the gateway does not open the payment
 */
export async function startPayment(
  asked: Asked,
  context: ApiContext,
  expireOrder: ExpireOrder,
): Promise<Started> {
  const { orderer, orderUuid, network, body } = asked;
  const { method } = body;
  const { db, now, orderRules: rules, payments } = context;
  const payer = orderer.customerUuid ?? orderer.guest.tokenHash;
  const limit = method === 'cash-on-delivery' ? CASH_PER_ORDER : PER_ORDER;
  await consumeRateLimit(context, limit, `${payer} ${orderUuid}`);
  const uuid = randomUUID();
  const returnPath = safeReturnPath(body.returnUrl, orderPath(orderUuid));
  // Queries the gateways first, because a shopper who has paid but not returned to the shop must
  // not be asked to pay a second time.
  if (await isOwn(context, asked)) await queryGateways(context, orderUuid);
  const begun = await inTransaction(db, async (trx) => {
    const phone = await lockPhoneOf(trx, orderUuid);
    const locked = await lockOrder(trx, orderUuid);
    if (!locked || !isOwnOrder(orderer, locked)) throw notFound('That order');
    assertMethodOffered(payments, method);
    await assertPayable(trx, locked, method);
    if (locked.paymentExpiresAt && locked.paymentExpiresAt <= now()) return undefined;
    // Cannot happen: every order has a customer or a guest, and both have a phone.
    if (phone === undefined) throw new Error(`order ${locked.orderNumber} has no phone`);
    const limited = { phone, rules, now: now() };
    if (method === 'cash-on-delivery') {
      await beginCash(trx, locked, limited);
      return { order: locked, invoice: '' };
    }
    const online = { uuid, method, returnPath, network };
    const invoice = await beginPayment(trx, locked, { ...limited, ...online });
    return { order: locked, invoice };
  });
  if (!begun) {
    // Cancels the order now instead of leaving it to a job within a minute, so that the shopper
    // immediately sees the right message.
    await expireOrder(context, orderUuid);
    throw new ApiProblem(409, 'order-expired', 'This order was given up: it was not paid in time');
  }
  if (method === 'cash-on-delivery') return { status: 'pending' };
  return {
    status: 'pending',
    gatewayUrl: await openGateway({ ...begun, uuid, method, returnPath }, context),
  };
}

async function isOwn({ db }: ApiContext, { orderUuid, orderer }: Asked): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('uuid')
    .where('uuid', '=', orderUuid)
    .where(ofOrderer(orderer))
    .executeTakeFirst();
  return order !== undefined;
}

interface Opening {
  /** The order before the payment began. */
  order: LockedOrder;
  uuid: string;
  invoice: string;
  method: GatewayMethod;
  returnPath: string;
}

async function openGateway(opening: Opening, { db, log, now, payments }: ApiContext) {
  const { order, uuid, invoice, method, returnPath } = opening;
  const orderNumber = String(order.orderNumber);
  try {
    // Cannot be undefined: every offered method has a gateway.
    const gateway = payments.gateways[method];
    if (!gateway) throw new Error(`there is no gateway for ${method}`);
    const amountPaisa = order.totalPaisa;
    const { name, phone, district } = order.shippingAddress;
    const { gatewayUrl } = await gateway.start({
      uuid,
      invoice,
      orderNumber,
      amountPaisa,
      returnPath,
      shopper: { name, phone, district },
      async noteReference(reference) {
        await db
          .updateTable('payments')
          .set({ reference })
          .where('uuid', '=', uuid)
          // A notification may have stored the reference already.
          .where('reference', 'is', null)
          .execute();
      },
    });
    return gatewayUrl;
  } catch (err) {
    log.error({ err, paymentUuid: uuid }, 'a gateway did not start a payment');
    await inTransaction(db, async (trx) => {
      const locked = await lockOrder(trx, order.uuid);
      if (!locked) return;
      // Changes an order that was a cash order back to cash. Otherwise, it would keep the deadline
      // of the failed payment and get cancelled.
      if (order.paymentMethod === 'cash-on-delivery') await restoreCash(trx, locked, now());
      await closeUnpaidPayment(trx, locked, { uuid, outcome: 'failed', now: now() });
    });
    const message = `Paying by ${method} is not possible just now; try again or choose another way`;
    throw new ApiProblem(503, 'gateway-unavailable', message, { retryAfterSeconds: 10 });
  }
}

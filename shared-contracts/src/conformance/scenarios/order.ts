import { randomUUID } from 'node:crypto';
import {
  cancelMyOrder,
  getMyOrder,
  listMyOrders,
  type Order,
  placeOrder,
} from '../../contracts/api/orders';
import { startPayment } from '../../contracts/api/payments';
import { getPublicCart } from '../../contracts/api/publicCart';
import { lookUpOrder } from '../../contracts/api/trackedOrder';
import type { Tester } from '../createTester';
import { isChargedAsSeen } from '../rules/isChargedAsSeen';
import { complain } from './complain';
import { ADDRESS } from './ownership';

const METHOD = 'cash-on-delivery' as const;

/**
 * Orders the cart, reads the order from each endpoint that returns it, and then pays, complains and
 * cancels.
 */
export async function order(tester: Tester, token: string, cartUuid: string): Promise<void> {
  const { call, findings } = tester;
  const placed = await place(tester, token, cartUuid);
  if (!placed) return;
  const params = { id: placed.uuid };
  const read = await call(getMyOrder, { params }, { token });
  if (read && JSON.stringify(sums(read)) !== JSON.stringify(sums(placed))) {
    findings.differ('getMyOrder', 'total differs from that of the placed order');
  }
  if (read && JSON.stringify(read.refundPromise) !== JSON.stringify(placed.refundPromise)) {
    findings.differ('getMyOrder', 'refundPromise differs from that of the placed order');
  }
  const mine = await call(listMyOrders, {}, { token });
  const first = mine?.items[0];
  if (mine && first?.uuid !== placed.uuid) {
    findings.differ('listMyOrders', 'items does not start with the newest order');
  }
  if (first && first.total !== placed.total) {
    findings.differ('listMyOrders', 'items.0.total is not that of the order');
  }
  const { orderNumber } = placed;
  await call(lookUpOrder, { body: { orderNumber, phone: ADDRESS.phone } });
  const wrong = { orderNumber, phone: '01999999999' };
  const request = 'a phone that is not of the order';
  await tester.refuse(lookUpOrder, { body: wrong }, { request, expected: [404] });
  await call(startPayment, { params, body: { method: METHOD } }, { token });
  await complain(tester, token, placed);
  const cancelled = await call(cancelMyOrder, { params, body: { reason: 'A check' } }, { token });
  if (!cancelled) return;
  if (cancelled.status !== 'cancelled') findings.differ('cancelMyOrder', 'status is not cancelled');
  if (cancelled.isCancellable) findings.differ('cancelMyOrder', 'isCancellable is still true');
}

async function place(tester: Tester, token: string, cartUuid: string): Promise<Order | undefined> {
  const { call, refuse, findings } = tester;
  const body = {
    cartUuid,
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    paymentMethod: METHOD,
    note: 'Placed by a conformance check, to be cancelled.',
  };
  const dearer = { ...body, expectedSubtotal: 0.01 };
  const request = 'an expectedSubtotal that is not the cart’s';
  await refuse(placeOrder, { body: dearer }, { request, expected: [409], token });
  const seen = await call(getPublicCart, { query: { cartUuid } });
  const idempotencyKey = randomUUID();
  const placed = await call(placeOrder, { body }, { token, idempotencyKey });
  const again = placed && (await call(placeOrder, { body }, { token, idempotencyKey }));
  if (again && again.uuid !== placed.uuid) {
    findings.differ('placeOrder', 'uuid changes when the request is repeated with its key');
  }
  if (placed && seen && !isChargedAsSeen(placed, seen)) {
    findings.differ(
      'placeOrder',
      'deliveryCharge is not the one that the cart states for the district',
    );
  }
  if (placed)
    await refuse(placeOrder, { body }, { request: 'an empty cart', expected: [409], token });
  return placed;
}

const sums = ({ subtotal, deliveryCharge, total }: Order) => [subtotal, deliveryCharge, total];

/** Reads the customer's existing orders without changing anything. */
export async function readOwn({ call, findings }: Tester, token: string): Promise<void> {
  const mine = await call(listMyOrders, {}, { token });
  const summary = mine?.items[0];
  if (!summary) return;
  const order = await call(getMyOrder, { params: { id: summary.uuid } }, { token });
  if (order && order.total !== summary.total) {
    findings.differ('listMyOrders', 'items.0.total is not that of the order');
  }
}

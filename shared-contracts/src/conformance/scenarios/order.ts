import { randomUUID } from 'node:crypto';
import {
  cancelMyOrder,
  getMyOrder,
  listMyOrders,
  type Order,
  placeOrder,
} from '../../contracts/api/orders';
import { cancelMyParcel } from '../../contracts/api/parcelCancellation';
import { startPayment } from '../../contracts/api/payments';
import { addCartItem, getPublicCart } from '../../contracts/api/publicCart';
import { getReorder, type ReorderLine } from '../../contracts/api/reorder';
import { lookUpOrder } from '../../contracts/api/trackedOrder';
import { inDhaka } from '../../contracts/time/dhakaTime';
import type { Tester } from '../createTester';
import { isChargedAsSeen } from '../rules/isChargedAsSeen';
import { complain } from './complain';
import { ADDRESS } from './ownership';
import { nameRefundAccount } from './refund';

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
  await filterOrders(tester, token, placed, mine?.years);
  const again = await call(getReorder, { params }, { token });
  const ordered = placed.parcels.flatMap(({ orderItems }) => orderItems);
  if (again && again.items.length !== ordered.length) {
    findings.differ('getReorder', 'items has not one entry for each line of the order');
  }
  if (again?.items.some((line) => line.quantity < line.orderedQuantity && !line.obstacle)) {
    findings.differ('getReorder', 'items.obstacle is null although pieces are missing');
  }
  const { orderNumber } = placed;
  await call(lookUpOrder, { body: { orderNumber, phone: ADDRESS.phone } });
  const wrong = { orderNumber, phone: '01999999999' };
  const request = 'a phone that is not of the order';
  await tester.refuse(lookUpOrder, { body: wrong }, { request, expected: [404] });
  await call(startPayment, { params, body: { method: METHOD } }, { token });
  await complain(tester, token, placed);
  await nameRefundAccount(tester, token, placed);
  const cancelled = await call(cancelMyOrder, { params, body: { reason: 'A check' } }, { token });
  if (!cancelled) return;
  if (cancelled.status !== 'cancelled') findings.differ('cancelMyOrder', 'status is not cancelled');
  if (cancelled.isCancellable) findings.differ('cancelMyOrder', 'isCancellable is still true');
  await cancelParcel(tester, token, again?.items[0]);
}

/** Orders one product again, and cancels the parcel of the new order. */
async function cancelParcel({ call, findings }: Tester, token: string, line?: ReorderLine) {
  if (!line) return;
  const { productUuid, productVariantUuid } = line;
  const cart = await call(addCartItem, { body: { productUuid, productVariantUuid } });
  if (!cart) return;
  const address = { shippingAddress: ADDRESS, billingAddress: ADDRESS };
  const body = { cartUuid: cart.uuid, ...address, paymentMethod: METHOD };
  const placed = await call(placeOrder, { body }, { token, idempotencyKey: randomUUID() });
  const [parcel] = placed?.parcels ?? [];
  if (!placed || !parcel) return;
  const params = { id: placed.uuid, parcelUuid: parcel.uuid };
  const cancelled = await call(cancelMyParcel, { params, body: { reason: 'A check' } }, { token });
  if (cancelled && cancelled.parcels[0]?.status !== 'cancelled') {
    findings.differ('cancelMyParcel', 'parcels.0.status is not cancelled');
  }
  if (cancelled && cancelled.status !== 'cancelled') {
    findings.differ('cancelMyParcel', 'status is not cancelled although no parcel is left');
  }
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

/** Filters the list of orders. Only a host that names the years of orders announces filters. */
async function filterOrders(
  { call, findings }: Tester,
  token: string,
  placed: Order,
  years: readonly number[] | undefined,
) {
  if (!years) return;
  const { status, placedAt, orderNumber } = placed;
  const year = inDhaka(placedAt).getUTCFullYear();
  const query = { status, year, search: orderNumber };
  const found = await call(listMyOrders, { query }, { token });
  if (!found) return;
  if (found.items[0]?.uuid !== placed.uuid) {
    findings.differ('listMyOrders', 'items lacks an order that matches the filters');
  }
  if (!found.years?.includes(year)) {
    findings.differ('listMyOrders', 'years lacks the year of an order');
  }
  const none = await call(listMyOrders, { query: { ...query, year: year - 1 } }, { token });
  if (none && none.items.length > 0) {
    findings.differ('listMyOrders', 'items contains an order of another year');
  }
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

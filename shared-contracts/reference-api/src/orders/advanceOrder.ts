import type { OrderStatus } from '@marketplace/contracts/api/orders';
import { inTransaction } from '../database/inTransaction';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { queueMessage } from '../order-messages/queueMessage';
import { heldInvoice } from '../payments/riskyPayments';
import { lockOrderByNumber, OrderRefusal } from './lockOrderByNumber';

/** Statuses of a parcel, in the order in which a parcel reaches them. */
const STEPS: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

interface Advance {
  orderNumber: number;
  /** Number of the parcel as on the order page, from 1. If undefined, all parcels are advanced. */
  parcelNumber?: number;
  to: 'confirmed' | 'shipped' | 'delivered';
  /** Code that the recipient gave to the courier, for parcels that are delivered. */
  handOverCode?: string;
}

/**
 * Advances one parcel of an order, or all its parcels, to a later status. The order itself has the
 * status of its slowest parcel. A cash order counts as paid when all its parcels are delivered.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the order or parcel does not exist, if no parcel would advance, or if a
 * parcel would skip a status; also if the order is cancelled, is not paid, or has an unchecked risky
 * payment
 */
export async function advanceOrder(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { orderNumber, parcelNumber, to, handOverCode }: Advance,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrderByNumber(trx, orderNumber);
    const parcels = await trx
      .selectFrom('parcels')
      .select(['uuid', 'position', 'status'])
      .where('orderUuid', '=', order.uuid)
      .orderBy('position')
      .execute();
    const asked = parcels.filter(
      (_, index) => parcelNumber === undefined || index + 1 === parcelNumber,
    );
    if (asked.length === 0) {
      throw new OrderRefusal(`Order ${orderNumber} has parcels 1 to ${parcels.length}.`);
    }
    assertReady(order);
    const chosen = asked.filter(({ status }) => status !== 'cancelled');
    if (chosen.length === 0) {
      throw new OrderRefusal(`Parcel ${parcelNumber} of order ${orderNumber} is cancelled.`);
    }
    await assertNotHeld(trx, order);
    const moving = chosen.filter(({ status }) => stepOf(status) < stepOf(to));
    for (const { uuid, status } of moving) {
      assertNextStep(parcels.findIndex((each) => each.uuid === uuid) + 1, status, to);
    }
    if (moving.length === 0) {
      const what = parcelNumber ? `Parcel ${parcelNumber} of order` : 'Order';
      throw new OrderRefusal(`${what} ${orderNumber} is ${chosen[0]?.status} already.`);
    }
    const changedAt = now();
    for (const { uuid } of moving) {
      const change = { orderUuid: order.uuid, parcelUuid: uuid, status: to, changedAt };
      await advanceParcel(trx, { ...change, handOverCode });
    }
    const statuses = parcels.map((each) => (moving.includes(each) ? to : each.status));
    const status = await followSlowest(trx, order, statuses, changedAt);
    return `Order ${orderNumber} is ${status}; ${moving.length} of ${parcels.length} parcels ${to}.`;
  });
}

/**
 * Sets an order to the status of its slowest parcel that is not cancelled.
 * @param statuses statuses of all parcels, which are not all cancelled
 * @returns the order's status
 */
export async function followSlowest(
  trx: DatabaseTransaction,
  order: LockedOrder,
  statuses: readonly OrderStatus[],
  changedAt: Date,
): Promise<OrderStatus | undefined> {
  const steps = statuses.filter((status) => status !== 'cancelled').map(stepOf);
  const status = STEPS[Math.min(...steps)];
  if (status && status !== order.status) await advanceWhole(trx, order, status, changedAt);
  return status;
}

const stepOf = (status: OrderStatus) => STEPS.indexOf(status);

function assertReady({ orderNumber, status, paymentMethod, paymentStatus }: LockedOrder): void {
  if (status === 'cancelled') throw new OrderRefusal(`Order ${orderNumber} is cancelled.`);
  if (paymentMethod === 'cash-on-delivery') return;
  // A refunded order may advance too, because its parcel may have been sent before the refund and
  // may still arrive.
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return;
  const message = `Order ${orderNumber} is to be paid by ${paymentMethod} first and is not yet.`;
  throw new OrderRefusal(message);
}

/**
 * Refuses an order if the payment provider rates the payment as risky and no person has checked the
 * payment yet.
 */
async function assertNotHeld(trx: DatabaseTransaction, { uuid, orderNumber }: LockedOrder) {
  const { invoice } = await trx
    .selectFrom('orders')
    .select(heldInvoice.as('invoice'))
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  if (invoice === null) return;
  throw new OrderRefusal(
    `Order ${orderNumber} is paid, but its provider rates the payment as a risk. Look for ${invoice} at the provider, then run late --seen-to ${invoice} or refund ${orderNumber}.`,
  );
}

function assertNextStep(parcel: number, status: OrderStatus, to: OrderStatus): void {
  const next = STEPS[stepOf(status) + 1];
  if (next === to) return;
  throw new OrderRefusal(
    `Parcel ${parcel} is ${status} and can only become ${next} now, not ${to}.`,
  );
}

interface Change {
  orderUuid: string;
  parcelUuid: string | null;
  status: OrderStatus;
  changedAt: Date;
}

const record = (trx: DatabaseTransaction, change: Change) =>
  trx.insertInto('orderStatusChanges').values(change).execute();

interface ParcelChange extends Change {
  parcelUuid: string;
  status: Advance['to'];
  handOverCode: string | undefined;
}

async function advanceParcel(
  trx: DatabaseTransaction,
  { handOverCode, ...change }: ParcelChange,
): Promise<void> {
  const { orderUuid, parcelUuid, status, changedAt: now } = change;
  await trx
    .updateTable('parcels')
    .set({ status, handOverCode })
    .where('uuid', '=', parcelUuid)
    .execute();
  await record(trx, change);
  if (status === 'confirmed') return;
  const kind = status === 'shipped' ? 'on-its-way' : 'delivered';
  await queueMessage(trx, { orderUuid, kind, subjectUuid: parcelUuid, now });
}

async function advanceWhole(
  trx: DatabaseTransaction,
  { uuid: orderUuid, paymentMethod }: LockedOrder,
  status: OrderStatus,
  changedAt: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ status }).where('uuid', '=', orderUuid).execute();
  await record(trx, { orderUuid, parcelUuid: null, status, changedAt });
  if (status !== 'delivered' || paymentMethod !== 'cash-on-delivery') return;
  await trx
    .updateTable('orders')
    .set({ paymentStatus: 'paid' })
    .where('uuid', '=', orderUuid)
    .execute();
  await trx
    .updateTable('payments')
    .set({ status: 'paid', settledAt: changedAt, paidAt: changedAt })
    .where('orderUuid', '=', orderUuid)
    .where('method', '=', paymentMethod)
    .where('status', '=', 'pending')
    .execute();
}

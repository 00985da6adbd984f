import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { PARCEL_CHARGE_PAISA } from './deliveryCharge';
import type { CartLine } from './readCartLines';
import type { TakenLine } from './takeStock';

interface NewOrder {
  uuid: string;
  customerUuid: string;
  paymentMethod: PaymentMethod;
  note: string | null;
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  subtotalPaisa: number;
  taken: TakenLine<CartLine>[];
}

/** Writes an order, one parcel per shop in the sequence of the cart, and the payment it awaits. */
export async function writeOrder(trx: DatabaseTransaction, order: NewOrder): Promise<void> {
  const { uuid, customerUuid, paymentMethod, note, subtotalPaisa, taken } = order;
  const parcels = parcelsOf(order);
  const deliveryChargePaisa = parcels.length * PARCEL_CHARGE_PAISA;
  const totalPaisa = subtotalPaisa + deliveryChargePaisa;
  await trx
    .insertInto('orders')
    .values({
      uuid,
      customerUuid,
      status: 'placed',
      paymentMethod,
      paymentStatus: 'pending',
      shippingAddress: JSON.stringify(order.shippingAddress),
      billingAddress: JSON.stringify(order.billingAddress),
      note,
      subtotalPaisa,
      deliveryChargePaisa,
      totalPaisa,
    })
    .execute();
  await trx.insertInto('parcels').values(parcels).execute();
  await trx
    .insertInto('orderItems')
    .values(taken.map((each, position) => itemOf(each, position, parcels)))
    .execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid: uuid, parcelUuid: null, status: 'placed' })
    .execute();
  await trx
    .insertInto('payments')
    .values({
      uuid: randomUUID(),
      orderUuid: uuid,
      method: paymentMethod,
      status: 'pending',
      amountPaisa: totalPaisa,
    })
    .execute();
}

function parcelsOf({ uuid, taken }: NewOrder) {
  const shops = new Map(taken.map(({ line }) => [line.shopUuid, line]));
  return [...shops.values()].map(({ shopUuid, shopName, shopHandle }, position) => ({
    uuid: randomUUID(),
    orderUuid: uuid,
    position,
    shopUuid,
    shopName,
    shopHandle,
    status: 'placed' as const,
    deliveryChargePaisa: PARCEL_CHARGE_PAISA,
  }));
}

function itemOf(
  { line, unitPricePaisa }: TakenLine<CartLine>,
  position: number,
  parcels: { uuid: string; shopUuid: string }[],
) {
  const parcel = parcels.find(({ shopUuid }) => shopUuid === line.shopUuid);
  if (!parcel) throw new Error('a line without a parcel');
  return {
    uuid: randomUUID(),
    parcelUuid: parcel.uuid,
    position,
    productUuid: line.productUuid,
    variantUuid: line.variantUuid,
    productName: line.productName,
    productHandle: line.productHandle,
    optionValues: line.optionValues,
    smallPath: line.smallPath,
    quantity: line.quantity,
    unitPricePaisa,
    totalPaisa: line.quantity * unitPricePaisa,
  };
}

/** Adds to the figure lists are sorted by when they are sorted by popularity. */
export async function countSold(db: Database, lines: CartLine[]): Promise<void> {
  for (const { productUuid, quantity } of lines) {
    await db
      .updateTable('products')
      .set({ soldCount: sql`sold_count + ${quantity}` })
      .where('uuid', '=', productUuid)
      .execute();
  }
}

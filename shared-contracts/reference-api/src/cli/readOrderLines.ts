import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Database } from '../database/schema';
import { heldInvoice } from '../payments/riskyPayments';

const ORDERS_AT_ONCE = 200;

/** Names of the columns of an export of orders, from left to right. */
export const ORDER_COLUMNS = [
  'order',
  'placed at',
  'status',
  'payment method',
  'payment status',
  'customer',
  'phone',
  'district',
  'upazila',
  'address',
  'shop',
  'parcel status',
  'product',
  'variant',
  'quantity',
  'unit price',
  'line total',
  'parcel delivery charge',
  'promo code',
  'order discount',
  'order total',
] as const;

/**
 * Reads the lines of all orders, or of the orders since a time, oldest order first. Reads a few
 * hundred orders at a time.
 */
export async function* readOrderLines(
  db: Database,
  since: Date | undefined,
): AsyncGenerator<(string | number)[]> {
  let last = 0;
  for (;;) {
    const page = await db
      .selectFrom('orders')
      .select(['sequence', 'orderNumber'])
      .where('sequence', '>', last)
      .$if(since !== undefined, (query) => query.where('placedAt', '>=', since ?? new Date(0)))
      .orderBy('sequence')
      .limit(ORDERS_AT_ONCE)
      .execute();
    const next = page.at(-1)?.sequence;
    if (next === undefined) return;
    const numbers = page.map(({ orderNumber }) => orderNumber);
    for (const line of await readLines(db, numbers)) yield asCells(line);
    last = next;
  }
}

const readLines = (db: Database, orderNumbers: number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.orderUuid', 'orders.uuid')
    .innerJoin('orderItems', 'orderItems.parcelUuid', 'parcels.uuid')
    .selectAll(['orders', 'orderItems'])
    .select(['parcels.shopName', 'parcels.status as parcelStatus'])
    .select('parcels.deliveryChargePaisa as parcelChargePaisa')
    .select('orders.totalPaisa as orderTotalPaisa')
    .select(heldInvoice.as('heldInvoice'))
    .where('orderNumber', 'in', orderNumbers)
    .orderBy('orders.sequence')
    .orderBy('parcels.position')
    .orderBy('orderItems.position')
    .execute();

type Line = Awaited<ReturnType<typeof readLines>>[number];

function asCells(line: Line): (string | number)[] {
  const { name, phone, district, upazila, area, street } = line.shippingAddress;
  return [
    line.orderNumber,
    line.placedAt.toISOString(),
    line.status,
    line.paymentMethod,
    // An order is held until a person has checked its payment.
    line.heldInvoice === null ? line.paymentStatus : 'held',
    name,
    phone,
    district,
    upazila,
    `${street}, ${area}`,
    line.shopName,
    line.parcelStatus,
    line.productName,
    line.optionValues.join(', '),
    line.quantity,
    toTaka(line.unitPricePaisa),
    toTaka(line.totalPaisa),
    toTaka(line.parcelChargePaisa),
    line.promoCode ?? '',
    toTaka(line.discountPaisa),
    toTaka(line.orderTotalPaisa),
  ];
}

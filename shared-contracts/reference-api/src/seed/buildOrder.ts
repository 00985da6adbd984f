import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentStatus } from '@marketplace/contracts/api/payments';
import { deliveredBy } from '@marketplace/contracts/commerce/delivery';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { lawfulDelivery, promiseDelivery } from '../delivery-terms/deliveryPromise';
import { readCategories } from './buildCategories';
import { type ProductRows, productUuid } from './buildProducts';
import { readShops, shopUuid } from './buildShops';
import type { OrderSource } from './customers';
import { daysAgo, stableUuid } from './stable';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface OrderRows {
  order: Row<'orders'>;
  parcels: Row<'parcels'>[];
  items: Row<'orderItems'>[];
  changes: Row<'orderStatusChanges'>[];
  payment: Row<'payments'>;
}

/** Delivery charge of each parcel in seeded orders, in paisa. */
const DELIVERY_PAISA = 6000;
const HOURS_PER_STEP = 9;

const stepsTo: Record<OrderStatus, OrderStatus[]> = {
  placed: ['placed'],
  confirmed: ['placed', 'confirmed'],
  shipped: ['placed', 'confirmed', 'shipped'],
  delivered: ['placed', 'confirmed', 'shipped', 'delivered'],
  cancelled: ['placed', 'cancelled'],
};

function paymentStatusOf({ status, payment }: OrderSource): PaymentStatus {
  if (status === 'cancelled') return 'cancelled';
  return status === 'delivered' || payment !== 'cash-on-delivery' ? 'paid' : 'pending';
}

function itemRow(
  key: string,
  parcelUuid: string,
  { rows, variant, quantity }: Line,
  position: number,
) {
  const unitPricePaisa = Number((variant ?? rows.product).pricePaisa);
  return {
    uuid: stableUuid(`${key} item ${rows.source.handle}`),
    parcelUuid,
    position,
    productUuid: rows.product.uuid,
    variantUuid: variant?.uuid ?? null,
    productName: rows.product.name,
    productHandle: rows.source.handle,
    optionValues: [...(variant?.optionValues ?? [])],
    smallPath: variant?.smallPath ?? rows.pictures[0]?.smallPath ?? null,
    quantity,
    unitPricePaisa,
    totalPaisa: unitPricePaisa * quantity,
  };
}

/** Computes the deadlines of a parcel, which contains products of one shop. */
function deadlinesOf(parcel: readonly ProductRows['source'][], placedAt: Date, to: string) {
  const shop = readShops().find(({ handle }) => handle === parcel[0]?.shop);
  const district = shop?.district ?? null;
  const leadTimes = parcel.map((product) => {
    const category = readCategories().find(({ handle }) => handle === product.category);
    const dispatchDays = (shop?.dispatchDays ?? 0) + (category?.dispatchDays ?? 0);
    return { dispatchDays, hotHours: category?.hotHours ?? null };
  });
  return {
    expectedBy: new Date(deliveredBy(promiseDelivery(district, leadTimes, placedAt), to)),
    dueBy: new Date(deliveredBy(lawfulDelivery(district, placedAt), to)),
  };
}

/** Builds an order with one parcel per shop, and the history of its statuses. */
export function buildOrder(
  source: OrderSource,
  customerUuid: string,
  address: PostalAddress,
  products: ReadonlyMap<string, ProductRows>,
): OrderRows {
  const key = `order ${customerUuid} ${source.daysAgo}`;
  const uuid = stableUuid(key);
  const lines = source.lines.map((line) => readLine(line, products));
  const shopHandles = [...new Set(lines.map(({ rows }) => rows.source.shop))];
  const placedAt = daysAgo(source.daysAgo, -95);
  const shops = new Map(readShops().map((shop) => [shop.handle, shop]));
  const parcels = shopHandles.map((handle, position) => ({
    uuid: stableUuid(`${key} parcel ${handle}`),
    orderUuid: uuid,
    position,
    shopUuid: shopUuid(handle),
    shopName: shops.get(handle)?.name.en ?? handle,
    shopHandle: handle,
    sellerAddress: shops.get(handle)?.address.en,
    sellerBin: shops.get(handle)?.bin,
    status: source.status,
    deliveryChargePaisa: DELIVERY_PAISA,
    ...deadlinesOf(
      lines.flatMap(({ rows }) => (rows.source.shop === handle ? rows.source : [])),
      placedAt,
      address.district,
    ),
  }));
  const items = parcels.flatMap((parcel) =>
    lines
      .filter(({ rows }) => rows.source.shop === parcel.shopHandle)
      .map((line, position) => itemRow(key, parcel.uuid, line, position)),
  );
  const subtotalPaisa = items.reduce((sum, item) => sum + item.totalPaisa, 0);
  const deliveryChargePaisa = parcels.length * DELIVERY_PAISA;
  const totalPaisa = subtotalPaisa + deliveryChargePaisa;
  const paymentStatus = paymentStatusOf(source);
  const steps = stepsTo[source.status].map((status, step) => ({
    status,
    changedAt: daysAgo(source.daysAgo, -95 + step * HOURS_PER_STEP * 60),
  }));
  const paidAt = source.payment === 'cash-on-delivery' ? steps.at(-1)?.changedAt : placedAt;
  const postal = JSON.stringify({ ...address, landmark: address.landmark ?? null });
  return {
    order: {
      uuid,
      customerUuid,
      status: source.status,
      placedAt,
      paymentMethod: source.payment,
      paymentStatus,
      shippingAddress: postal,
      billingAddress: postal,
      note: source.note ?? null,
      subtotalPaisa,
      deliveryChargePaisa,
      totalPaisa,
    },
    parcels,
    items,
    changes: steps.flatMap(({ status, changedAt }) => {
      const change = { orderUuid: uuid, parcelUuid: null, status, changedAt };
      // The history shows every status for the whole order. It also shows each status for each
      // parcel, except `placed` and `cancelled`.
      const isOfParcels = status !== 'placed' && status !== 'cancelled';
      const own = isOfParcels
        ? parcels.map((parcel) => ({ ...change, parcelUuid: parcel.uuid }))
        : [];
      return [...own, change];
    }),
    payment: {
      uuid: stableUuid(`${key} payment`),
      orderUuid: uuid,
      method: source.payment,
      status: paymentStatus,
      amountPaisa: totalPaisa,
      createdAt: placedAt,
      paidAt: paymentStatus === 'paid' ? paidAt : null,
    },
  };
}

export interface Line {
  rows: ProductRows;
  variant: ProductRows['variants'][number] | undefined;
  quantity: number;
}

const LINE = /^([a-z0-9-]+)(?:#(\d+))?(?:\*(\d+))?$/;

/**
 * Reads an ordered product of the form `handle#variant*quantity`. Without a variant, the first
 * variant of the product is ordered. Without a quantity, one piece is ordered.
 * @throws Error if there is no such product or variant
 */
export function readLine(text: string, products: ReadonlyMap<string, ProductRows>): Line {
  const [, handle = '', variant = '0', quantity = '1'] = LINE.exec(text) ?? [];
  const rows = products.get(productUuid(handle));
  if (!rows) throw new Error(`There is no product "${handle}" for "${text}".`);
  const chosen = rows.variants[Number(variant)];
  if (rows.variants.length > 0 && !chosen) throw new Error(`No such variant: "${text}".`);
  return { rows, variant: chosen, quantity: Number(quantity) };
}

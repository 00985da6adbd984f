import type {
  Order,
  OrderItem,
  OrderStatus,
  OrderSummary,
} from '@marketplace/contracts/api/orders';
import { countedParcels } from '@marketplace/contracts/commerce/countedParcels';
import { toTaka } from '@marketplace/contracts/commerce/money';
import {
  ORDERED_NAMES,
  ORDERED_SELLER_ADDRESS,
  ORDERED_SHOP_NAME,
  translateOrdered,
  translateSellerAddress,
  translateShop,
} from '../catalogue/orderedNames';
import { withPlaceNames } from '../customers/locations';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { isPaidBack, readLateMarks } from '../delivery-terms/lateMarks';
import { refundPromiseOf } from '../delivery-terms/refundTerms';
import type { ReplyContext } from '../http/Handlers';
import { readPaymentFacts } from '../payments/paymentFacts';
import { isCancellable } from './cancelOrder';
import { isParcelCancellable } from './cancelParcel';
import { isDiscountEnded, readPromoMinimums } from './promoMinimums';
import { readReplaced } from './readReplaced';

/**
 * Reads complete orders, in the order of `uuids`. The caller must check to whom the orders belong.
 */
export async function readOrders(
  db: Database | DatabaseTransaction,
  { mediaUrl, language, now }: ReplyContext & Pick<DataContext, 'now'>,
  uuids: string[],
): Promise<Order[]> {
  if (uuids.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .select(isPaidBack.as('isPaidBack'))
    .where('uuid', 'in', uuids)
    .execute();
  const parcels = await db
    .selectFrom('parcels')
    .selectAll()
    .select([ORDERED_SHOP_NAME, ORDERED_SELLER_ADDRESS])
    .where('orderUuid', 'in', uuids)
    .orderBy('position')
    .execute();
  const items = await db
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .selectAll('orderItems')
    .select(ORDERED_NAMES)
    .where('parcels.orderUuid', 'in', uuids)
    .orderBy('orderItems.position')
    .execute();

  const changes = await db
    .selectFrom('orderStatusChanges')
    .select(['orderUuid', 'parcelUuid', 'status', 'note', 'changedAt'])
    .where('orderUuid', 'in', uuids)
    .orderBy('changedAt')
    .orderBy('position')
    .execute();

  const isLate = await readLateMarks(db, uuids);
  const replaced = await readReplaced(db, uuids);
  const minimums = await readPromoMinimums(db, uuids);
  const facts = await readPaymentFacts(db, uuids, isLate);
  const itemsOf = (parcelUuid: string): OrderItem[] =>
    items
      .filter((item) => item.parcelUuid === parcelUuid)
      .map((item) => ({
        uuid: item.uuid,
        productUuid: item.productUuid,
        ...translateOrdered(item, language),
        productHandle: item.productHandle,
        smallImageUrl: item.smallPath === null ? null : mediaUrl(item.smallPath),
        quantity: item.quantity,
        unitPrice: toTaka(item.unitPricePaisa),
        total: toTaka(item.totalPaisa),
      }));

  const goodsOf = (parcelUuid: string): number =>
    items
      .filter((item) => item.parcelUuid === parcelUuid)
      .reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);

  return uuids.flatMap((uuid) => {
    const order = orders.find((each) => each.uuid === uuid);
    if (!order) return [];
    const own = parcels.filter((parcel) => parcel.orderUuid === uuid);
    return {
      ...order,
      shippingAddress: withPlaceNames(order.shippingAddress, language),
      billingAddress: withPlaceNames(order.billingAddress, language),
      orderNumber: String(order.orderNumber),
      placedAt: order.placedAt.toISOString(),
      subtotal: toTaka(order.subtotalPaisa),
      deliveryCharge: toTaka(order.deliveryChargePaisa),
      discount: toTaka(order.discountPaisa),
      total: toTaka(order.totalPaisa),
      history: changes
        .filter(({ orderUuid }) => orderUuid === uuid)
        .map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
      isCancellable: isCancellable(order, own) && !replaced.orders.has(uuid),
      paymentExpiresAt: order.paymentExpiresAt?.toISOString() ?? null,
      ...facts(order),
      refundPromise: refundPromiseOf(order),
      parcels: own.map((parcel) => ({
        ...parcel,
        isCancellable: isParcelCancellable(order, parcel) && !replaced.parcels.has(parcel.uuid),
        endsDiscount: isDiscountEnded(order, goodsOf(parcel.uuid), minimums.get(uuid)),
        shopName: translateShop(parcel, language),
        seller: { address: translateSellerAddress(parcel, language), bin: parcel.sellerBin },
        deliveryCharge: toTaka(parcel.deliveryChargePaisa),
        expectedBy: parcel.expectedBy?.toISOString() ?? null,
        isPromiseMissed:
          isOpen(parcel) &&
          !order.isPaidBack &&
          parcel.expectedBy !== null &&
          parcel.expectedBy < now(),
        dueBy: parcel.dueBy?.toISOString() ?? null,
        late: lateOf(parcel, isLate),
        orderItems: itemsOf(parcel.uuid),
      })),
    };
  });
}

const isOpen = ({ status }: { status: OrderStatus }) =>
  status !== 'delivered' && status !== 'cancelled';

/** Returns what is overdue for an undelivered parcel: `delivery`, `confirmation`, or null. */
function lateOf(
  parcel: { uuid: string; status: OrderStatus },
  isLate: (kind: 'delivery' | 'confirmation', parcelUuid: string) => boolean,
) {
  const { uuid, status } = parcel;
  if (!isOpen(parcel)) return null;
  if (isLate('delivery', uuid)) return 'delivery';
  return status === 'placed' && isLate('confirmation', uuid) ? 'confirmation' : null;
}

const MAX_PICTURES = 4;

/** Reduces an order to the fields that lists show. */
export function summarizeOrder({ parcels, ...head }: Order): OrderSummary {
  const counted = countedParcels({ parcels, history: head.history });
  const items = counted.flatMap(({ orderItems }) => orderItems);
  return {
    ...head,
    itemCount: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    productNames: items.map(({ productName }) => productName),
    smallImageUrls: items
      .flatMap(({ smallImageUrl }) => smallImageUrl ?? [])
      .slice(0, MAX_PICTURES),
    isLate: parcels.some(({ isPromiseMissed }) => isPromiseMissed),
  };
}

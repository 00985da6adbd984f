import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { deliveredBy } from '@marketplace/contracts/commerce/delivery';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { DatabaseTransaction } from '../database/schema';
import { type ChargedParcel, sumCharges } from '../delivery-terms/deliveryCharges';
import { lawfulDelivery, promiseDelivery } from '../delivery-terms/deliveryPromise';
import { testSessionId } from '../http/testSession';
import { queueMessage } from '../order-messages/queueMessage';
import type { CartLine } from './readCartLines';
import type { Redeemed } from './redeemPromo';
import type { ReservedLine } from './stock';

interface NewOrder {
  uuid: string;
  now: Date;
  /** Account to which the order belongs; null for a guest whose phone no account has. */
  customerUuid: string | null;
  /** The guest's phone, with +88; null if a customer places the order. */
  guestPhone: string | null;
  paymentMethod: PaymentMethod;
  /** Deadline of the payment; null for a cash order. */
  paymentExpiresAt: Date | null;
  note: string | null;
  /** Language of messages about the order. */
  language: Locale;
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  subtotalPaisa: number;
  taken: ReservedLine<CartLine>[];
  charged: ChargedParcel<CartLine>[];
  promo: Redeemed | undefined;
}

/**
 * Stores an order with one parcel per shop, in the order of the cart. For a cash order, also stores
 * the payment.
 */
export async function writeOrder(trx: DatabaseTransaction, order: NewOrder): Promise<void> {
  const { uuid, now, customerUuid, guestPhone, paymentMethod, note, subtotalPaisa, taken } = order;
  const isCash = paymentMethod === 'cash-on-delivery';
  const parcels = parcelsOf(order);
  const deliveryChargePaisa = sumCharges(order.charged);
  const discountPaisa = order.promo?.discountPaisa ?? 0;
  const totalPaisa = subtotalPaisa + deliveryChargePaisa - discountPaisa;
  await trx
    .insertInto('orders')
    .values({
      uuid,
      customerUuid,
      guestPhone,
      status: 'placed',
      paymentMethod,
      paymentStatus: 'pending',
      placedAt: now,
      paymentExpiresAt: order.paymentExpiresAt,
      shippingAddress: JSON.stringify(order.shippingAddress),
      billingAddress: JSON.stringify(order.billingAddress),
      note,
      language: order.language,
      subtotalPaisa,
      deliveryChargePaisa,
      promoCode: order.promo?.code ?? null,
      discountPaisa,
      totalPaisa,
      testSession: testSessionId() ?? null,
    })
    .execute();
  await trx.insertInto('parcels').values(parcels).execute();
  await trx
    .insertInto('orderItems')
    .values(taken.map((each, position) => itemOf(each, position, parcels)))
    .execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid: uuid, parcelUuid: null, status: 'placed', changedAt: now })
    .execute();
  await queueMessage(trx, { orderUuid: uuid, kind: 'placed', now });
  // Only a cash payment is stored here. An online payment is stored when the shopper starts it.
  if (!isCash) return;
  await trx
    .insertInto('payments')
    .values({
      uuid: randomUUID(),
      orderUuid: uuid,
      method: paymentMethod,
      status: 'pending',
      amountPaisa: totalPaisa,
      createdAt: now,
    })
    .execute();
}

function parcelsOf({ uuid, charged, now, shippingAddress }: NewOrder) {
  return charged.map(({ line: { district, ...line }, lines, deliveryChargePaisa }, position) => ({
    uuid: randomUUID(),
    orderUuid: uuid,
    position,
    shopUuid: line.shopUuid,
    shopName: line.shopName,
    shopHandle: line.shopHandle,
    sellerAddress: line.sellerAddress,
    sellerBin: line.sellerBin,
    status: 'placed' as const,
    deliveryChargePaisa,
    // The promised day is stored, because it must not change if the shop later moves or changes its
    // terms.
    expectedBy: new Date(
      deliveredBy(promiseDelivery(district, lines, now), shippingAddress.district),
    ),
    dueBy: new Date(deliveredBy(lawfulDelivery(district, now), shippingAddress.district)),
  }));
}

function itemOf(
  { line, unitPricePaisa }: ReservedLine<CartLine>,
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

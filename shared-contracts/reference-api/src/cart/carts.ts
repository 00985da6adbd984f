import type { Cart, CartItem, CartParcel, CartPlace } from '@marketplace/contracts/api/publicCart';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { availableQuantity, isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { selectSummaries, toSummary } from '../catalogue/productSummaries';
import { readVariants } from '../catalogue/readVariants';
import type { Database, DatabaseTransaction } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { promiseDelivery } from '../promises/deliveryPromise';
import { promiseRefunds } from '../promises/refundTerms';
import { cartExpiryCutoff, undoCutoff } from './cartExpiry';
import { type ChargedParcel, chargeParcels, sumCharges } from './deliveryCharges';
import { readPromo } from './promoCodes';

const NO_CART: Cart = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The uuid a cookie gave when it can be one; a tampered cookie names no cart. */
export const parseCartUuid = (given: string | null | undefined) =>
  given && UUID.test(given) ? given.toLowerCase() : undefined;

type Db = Database | DatabaseTransaction;
type ReadContext = Pick<ApiContext, 'mediaUrl' | 'now'>;

/** A cart with today's prices and stock; an empty one when there is none under the uuid. */
export async function readCart(
  db: Db,
  context: ReadContext,
  given: string | null | undefined,
): Promise<Cart> {
  const uuid = parseCartUuid(given);
  const cart =
    uuid &&
    (await db
      .selectFrom('carts')
      .select(['uuid', 'promoCode'])
      .where('uuid', '=', uuid)
      .where('updatedAt', '>', cartExpiryCutoff(context.now()))
      .executeTakeFirst());
  if (!cart) return NO_CART;
  const rows = await readRows(db, cart.uuid, context.now());
  const lines = rows.length > 0 ? await readItems(db, context, rows) : [];
  const inPlace = (place: CartPlace) =>
    lines.filter(({ row }) => !row.removedAt && row.place === place).map(({ item }) => item);
  const cartItems = inPlace('cart');
  const parcels = chargeParcels(
    lines
      .filter(({ item }) => cartItems.includes(item))
      .map(({ row, item }) => ({ ...row, totalPaisa: toPaisa(item.total) })),
    '',
  );
  const removed = lines.find(({ row }) => row.removedAt);
  const sum = (count: (item: CartItem) => number) =>
    cartItems.reduce((total, item) => total + count(item), 0);
  const subtotalPaisa = sum((item) => toPaisa(item.total));
  return {
    uuid: cart.uuid,
    cartItems,
    totalQuantity: sum((item) => item.quantity),
    subtotal: toTaka(subtotalPaisa),
    deliveryCharge: toTaka(sumCharges(parcels)),
    cartParcels: parcels.map((parcel) => describeParcel(parcel, context.now())),
    refundPromise: promiseRefunds(context.now()),
    promo: await readPromo(db, cart.promoCode, subtotalPaisa, context.now()),
    savedItems: inPlace('saved'),
    removedItem: removed && { ...removed.item, place: removed.row.place },
  };
}

const describeParcel = (
  { line, subtotalPaisa, deliveryChargePaisa, withinDistrict }: ChargedParcel<Row>,
  now: Date,
): CartParcel => ({
  shopName: line.shopName,
  shopHandle: line.shopHandle,
  subtotal: toTaka(subtotalPaisa),
  deliveryCharge: toTaka(deliveryChargePaisa),
  withinDistrict: withinDistrict && {
    district: withinDistrict.district,
    deliveryCharge: toTaka(withinDistrict.deliveryChargePaisa),
  },
  freeDeliveryFrom: line.freeDeliveryFromPaisa === null ? null : toTaka(line.freeDeliveryFromPaisa),
  delivery: promiseDelivery(line.district, now),
});

/** Lines in the sequence they were added, with the one that can still be put back. */
function readRows(db: Db, cartUuid: string, now: Date) {
  return db
    .selectFrom('cartItems')
    .innerJoin('products', 'products.uuid', 'cartItems.productUuid')
    .innerJoin('shops', 'shops.uuid', 'products.shopUuid')
    .select([
      'cartItems.uuid',
      'cartItems.productUuid',
      'cartItems.variantUuid',
      'cartItems.quantity',
      'cartItems.place',
      'cartItems.removedAt',
      'cartItems.addedPricePaisa',
      'cartItems.addedAvailable',
      'shops.name as shopName',
      'shops.handle as shopHandle',
      'shops.deliveryChargePaisa',
      'shops.deliveryChargeWithinDistrictPaisa',
      'shops.freeDeliveryFromPaisa',
      'shops.district',
      'shops.isClosed',
    ])
    .where('cartUuid', '=', cartUuid)
    .where(({ or, eb }) => or([eb('removedAt', 'is', null), eb('removedAt', '>', undoCutoff(now))]))
    .orderBy('cartItems.createdAt')
    .orderBy('cartItems.uuid')
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

async function readItems(db: Db, { mediaUrl }: ReadContext, rows: Row[]) {
  const summaries = await selectSummaries(db)
    .where('products.uuid', 'in', [...new Set(rows.map(({ productUuid }) => productUuid))])
    .execute();
  const variantUuids = rows.flatMap(({ variantUuid }) => variantUuid ?? []);
  const variants = await readVariants(db, mediaUrl, 'uuid', variantUuids);

  return rows.flatMap((row): { row: Row; item: CartItem }[] => {
    const summary = summaries.find((each) => each.uuid === row.productUuid);
    const variant = variants.find((each) => each.uuid === row.variantUuid) ?? null;
    if (!summary) return [];
    const product = toSummary(summary, mediaUrl);
    const offer = variant ?? product;
    // A product that got variants since it was added can no longer be bought without one.
    const isWhole = product.hasVariants === (variant !== null);
    const item = {
      uuid: row.uuid,
      quantity: row.quantity,
      product,
      variant,
      unitPrice: offer.price,
      total: toTaka(toPaisa(offer.price) * row.quantity),
      isAvailable: isWhole && isPurchasable(offer, row.quantity),
      availableQuantity: isWhole ? availableQuantity(offer) : 0,
      isShopClosed: row.isClosed || undefined,
      whenAdded:
        row.addedPricePaisa === null
          ? undefined
          : {
              unitPrice: toTaka(row.addedPricePaisa),
              availableQuantity: row.addedAvailable,
            },
    };
    return [{ row, item }];
  });
}

import type { Cart, CartItem, CartParcel, CartPlace } from '@marketplace/contracts/api/publicCart';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { availableQuantity, isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { selectSummaries, shopNameOf, toSummary } from '../catalogue/productSummaries';
import { readVariants } from '../catalogue/readVariants';
import type { Database, DatabaseTransaction } from '../database/schema';
import { describeArea, selectIsLocal } from '../delivery-terms/deliveryArea';
import {
  type ChargedParcel,
  chargeParcels,
  describeTerms,
  sumCharges,
} from '../delivery-terms/deliveryCharges';
import { selectLeadTime } from '../delivery-terms/deliveryPromise';
import { promiseRefunds } from '../delivery-terms/refundTerms';
import type { ApiContext, Job, ReplyContext } from '../http/Handlers';
import { deletedParts } from './deletedParts';
import { readPromo } from './promoCodes';

const DAYS_KEPT = 30;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Carts that last changed at or before this time have expired. */
export const cartExpiryCutoff = (now: Date) => new Date(now.getTime() - DAYS_KEPT * MS_PER_DAY);

const UNDO_MINUTES = 10;

/** Lines that were removed at or before this time cannot be restored any more. */
export const undoCutoff = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000);

const NO_CART: Cart = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the uuid in a cookie; a malformed uuid names no cart. */
export const parseCartUuid = (given: string | null | undefined) =>
  given && UUID.test(given) ? given.toLowerCase() : undefined;

type Db = Database | DatabaseTransaction;
type ReadContext = ReplyContext & Pick<ApiContext, 'now'>;

/** Reads a cart with today's prices and stock. Returns an empty cart if no cart has the uuid. */
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
  const lines = rows.length > 0 ? await readLines(db, context, rows) : [];
  const inPlace = (place: CartPlace) =>
    lines.filter(({ row }) => !row.removedAt && row.place === place).map(({ item }) => item);
  const cartItems = inPlace('cart');
  const parcels = chargeParcels(
    // Leaves out deleted products, which have no shop that charges for delivery.
    lines.flatMap(({ shop, item }) =>
      shop && cartItems.includes(item)
        ? { ...shop, totalPaisa: toPaisa(item.total), canBeBought: item.isAvailable }
        : [],
    ),
    '',
  );
  // Does not offer to restore the line of a deleted product, because the customer could only
  // remove it again.
  const removed = lines.find(({ row, item }) => row.removedAt && !item.isGone);
  const sum = (count: (item: CartItem) => number) =>
    cartItems.reduce((total, item) => total + count(item), 0);
  const subtotalPaisa = sum((item) => toPaisa(item.total));
  return {
    uuid: cart.uuid,
    cartItems,
    totalQuantity: sum((item) => item.quantity),
    subtotal: toTaka(subtotalPaisa),
    deliveryCharge: toTaka(sumCharges(parcels)),
    cartParcels: parcels.map((parcel) => describeParcel(parcel, context)),
    refundPromise: promiseRefunds(context.now()),
    promo: await readPromo(db, cart.promoCode, subtotalPaisa, context.now()),
    savedItems: inPlace('saved'),
    removedItem: removed && { ...removed.item, place: removed.row.place },
  };
}

const describeParcel = (
  parcel: ChargedParcel<Shop & { canBeBought: boolean }>,
  context: ReadContext,
): CartParcel => ({
  shopName: shopNameOf(parcel.line, context.language),
  shopHandle: parcel.line.shopHandle,
  subtotal: toTaka(parcel.subtotalPaisa),
  ...describeTerms(parcel, context),
});

/**
 * Reads the lines of a cart in the sequence in which they were added, including the removed line
 * that can be restored.
 */
function readRows(db: Db, cartUuid: string, now: Date) {
  return db
    .selectFrom('cartItems')
    .select([
      'uuid',
      'productUuid',
      'variantUuid',
      'quantity',
      'place',
      'removedAt',
      'addedPricePaisa',
      'addedAvailable',
      'gone',
    ])
    .where('cartUuid', '=', cartUuid)
    .where(({ or, eb }) => or([eb('removedAt', 'is', null), eb('removedAt', '>', undoCutoff(now))]))
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

interface Line {
  row: Row;
  item: CartItem;
  /** Shop of the product; undefined if the product was deleted. */
  shop?: Shop;
}

async function readLines(db: Db, context: ReadContext, rows: Row[]): Promise<Line[]> {
  const shops = await selectShops(
    db,
    rows.map(({ productUuid }) => productUuid),
  );
  const variantUuids = rows.flatMap(({ variantUuid }) => variantUuid ?? []);
  const variants = await readVariants(db, context, 'uuid', variantUuids);

  return rows.map((row) => {
    const shop = shops.find((each) => each.uuid === row.productUuid);
    const variant = variants.find((each) => each.uuid === row.variantUuid) ?? null;
    const product = shop && toSummary(shop, context);
    if (!product || (row.variantUuid && !variant)) {
      return { row, item: goneItem(row, deletedParts(row, product, context)) };
    }
    return { row, shop, item: soldItem(row, { product, variant, shop }, context) };
  });
}

/** Selects the fields of product cards, with the delivery terms of the shops. */
const selectShops = (db: Db, productUuids: string[]) =>
  selectSummaries(db)
    .innerJoin('categories', 'categories.uuid', 'products.categoryUuid')
    .select([
      selectIsLocal,
      ...selectLeadTime,
      'shops.deliveryChargePaisa',
      'shops.deliveryChargeWithinDistrictPaisa',
      'shops.freeDeliveryFromPaisa',
      'shops.district',
    ])
    .where('products.uuid', 'in', [...new Set(productUuids)])
    .execute();

type Shop = Awaited<ReturnType<typeof selectShops>>[number];

const goneItem = (
  { uuid, quantity }: Row,
  parts: Pick<CartItem, 'product' | 'variant' | 'isGone'>,
): CartItem => ({
  uuid,
  quantity,
  ...parts,
  unitPrice: 0,
  total: 0,
  isAvailable: false,
  availableQuantity: 0,
});

type Sold = Pick<CartItem, 'product' | 'variant'> & { shop: Shop };

function soldItem(row: Row, { product, variant, shop }: Sold, { language }: ReadContext): CartItem {
  const offer = variant ?? product;
  // If a product got variants after it was added to a cart, it cannot be bought until a variant is
  // chosen.
  const isWhole = product.hasVariants === (variant !== null);
  return {
    uuid: row.uuid,
    quantity: row.quantity,
    product,
    variant,
    unitPrice: offer.price,
    total: toTaka(toPaisa(offer.price) * row.quantity),
    isAvailable: isWhole && isPurchasable(offer, row.quantity),
    availableQuantity: isWhole ? availableQuantity(offer) : 0,
    isShopClosed: shop.isClosed || undefined,
    ...describeArea(shop, language),
    whenAdded:
      row.addedPricePaisa === null
        ? undefined
        : {
            unitPrice: toTaka(row.addedPricePaisa),
            availableQuantity: row.addedAvailable,
          },
  };
}

const MAX_AT_ONCE = 5000;

/** Deletes expired carts, which are shown as empty already. */
export const deleteExpiredCarts: Job = async ({ db, now }) => {
  const since = cartExpiryCutoff(now());
  await db
    .deleteFrom('carts')
    .where('updatedAt', '<=', since)
    .where('uuid', 'in', (query) =>
      query
        .selectFrom('carts')
        .select('uuid')
        .where('updatedAt', '<=', since)
        .orderBy('updatedAt')
        .limit(MAX_AT_ONCE),
    )
    .execute();
};

import { type NotNull, sql } from 'kysely';
import { isOpenTo } from '../cart/cartLines';
import { cartExpiryCutoff } from '../cart/carts';
import type { DatabaseTransaction } from '../database/schema';
import { selectIsLocal } from '../delivery-terms/deliveryArea';
import { selectLeadTime } from '../delivery-terms/deliveryPromise';

interface WantedCart {
  cartUuid: string;
  /** Undefined for a guest, who only needs to know the cart's uuid. */
  customerUuid: string | undefined;
  now: Date;
}

/**
 * Reads a cart's lines with all fields that an order copies, and locks the cart until the
 * transaction ends. Does not return lines that are saved for later or removed, or lines of expired
 * carts or of another customer's cart. Lines of deleted products lack most fields. `reserveStock`
 * refuses these lines before the missing fields are read.
 */
export async function readCartLines(
  trx: DatabaseTransaction,
  { cartUuid, customerUuid, now }: WantedCart,
) {
  // If two requests order the same cart concurrently, the second request waits here and then finds
  // the cart empty.
  await trx.selectFrom('carts').select('uuid').where('uuid', '=', cartUuid).forUpdate().execute();
  return trx
    .selectFrom('cartItems')
    .leftJoin('products', 'products.uuid', 'cartItems.productUuid')
    .leftJoin('shops', 'shops.uuid', 'products.shopUuid')
    .leftJoin('categories', 'categories.uuid', 'products.categoryUuid')
    .leftJoin('productVariants', 'productVariants.uuid', 'cartItems.variantUuid')
    .select([
      'cartItems.productUuid',
      'cartItems.variantUuid',
      'cartItems.quantity',
      sql<string>`coalesce(products.name, cart_items.gone ->> 'name', '')`.as('productName'),
      sql<boolean>`products.uuid is null or
        (cart_items.variant_uuid is not null and product_variants.uuid is null)`.as('isGone'),
      'products.handle as productHandle',
      'products.hasVariants',
      'shops.uuid as shopUuid',
      'shops.name as shopName',
      'shops.handle as shopHandle',
      'shops.address as sellerAddress',
      'shops.bin as sellerBin',
      'shops.deliveryChargePaisa',
      'shops.deliveryChargeWithinDistrictPaisa',
      'shops.freeDeliveryFromPaisa',
      'shops.district',
      selectIsLocal,
      ...selectLeadTime,
      'shops.isClosed',
      sql<string[]>`coalesce(product_variants.option_values,
        array(select jsonb_array_elements_text(cart_items.gone -> 'optionValues')))`.as(
        'optionValues',
      ),
      sql<string | null>`coalesce(product_variants.small_path, (
        select small_path from product_pictures where product_uuid = products.uuid
        order by position limit 1))`.as('smallPath'),
    ])
    .innerJoin('carts', 'carts.uuid', 'cartItems.cartUuid')
    .where('cartItems.cartUuid', '=', cartUuid)
    .where('cartItems.place', '=', 'cart')
    .where('cartItems.removedAt', 'is', null)
    .where('carts.updatedAt', '>', cartExpiryCutoff(now))
    .where(isOpenTo(customerUuid))
    .orderBy('cartItems.createdAt')
    .orderBy('cartItems.uuid')
    .$narrowType<{
      productHandle: NotNull;
      hasVariants: NotNull;
      shopUuid: NotNull;
      shopName: NotNull;
      shopHandle: NotNull;
      deliveryChargePaisa: NotNull;
      isClosed: NotNull;
    }>()
    .execute();
}

export type CartLine = Awaited<ReturnType<typeof readCartLines>>[number];

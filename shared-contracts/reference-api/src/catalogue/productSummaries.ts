import type { ProductSummary } from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Stock } from '@marketplace/contracts/commerce/purchase';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { translate, translateName } from '../database/translations';
import type { ApiContext, ReplyContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';

/**
 * Selects products with the fields of a card, their shop and first picture. A product with variants
 * has their total stock, so that it can be bought as long as one variant can.
 */
export function selectSummaries(db: Database | DatabaseTransaction) {
  return db
    .selectFrom('products')
    .innerJoin('shops', 'shops.uuid', 'products.shopUuid')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('productPictures')
          .select(['smallPath', 'mediumPath'])
          .whereRef('productPictures.productUuid', '=', 'products.uuid')
          .orderBy('position')
          .limit(1)
          .as('picture'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('productVariants')
          .whereRef('productVariants.productUuid', '=', 'products.uuid')
          .where('trackQuantity', '=', true)
          .select([
            sql<number | null>`sum(greatest(inventory_quantity, 0))`.as('inventoryQuantity'),
            sql<boolean | null>`bool_or(sell_stockout)`.as('sellStockout'),
            // `null` if all variants cost the same.
            sql<number | null>`nullif(min(price_paisa), max(price_paisa))`.as('lowestPaisa'),
          ])
          .as('variants'),
      (join) => join.onTrue(),
    )
    .select([
      'products.uuid',
      'products.handle',
      'products.name',
      'products.nameTranslations',
      'products.pricePaisa',
      'products.comparePricePaisa',
      'products.measure',
      'products.inventoryQuantity',
      'products.trackQuantity',
      'products.sellStockout',
      'products.hasVariants',
      'products.ratingTenths',
      'products.reviewCount',
      'shops.handle as shopHandle',
      'shops.name as shopName',
      'shops.nameTranslations as shopNameTranslations',
      'shops.isClosed',
      'picture.smallPath',
      'picture.mediumPath',
      'variants.inventoryQuantity as variantInventory',
      'variants.sellStockout as variantSellStockout',
      'variants.lowestPaisa',
    ]);
}

type SummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>
>;

export function toSummary(row: SummaryRow, { mediaUrl, language }: ReplyContext): ProductSummary {
  const picture = toPicture(row, mediaUrl);
  return {
    uuid: row.uuid,
    handle: row.handle,
    ...translateName(row, language),
    price: toTaka(row.pricePaisa),
    comparePrice: row.comparePricePaisa === null ? null : toTaka(row.comparePricePaisa),
    ...(row.measure && { measure: row.measure }),
    ...(row.hasVariants && row.lowestPaisa !== null && { lowestPrice: toTaka(row.lowestPaisa) }),
    ...stockIn(stockOf(row), row.isClosed),
    hasVariants: row.hasVariants,
    averageRating: row.ratingTenths / 10,
    reviewCount: row.reviewCount,
    imageUrls: picture ? [picture] : [],
    shopHandle: row.shopHandle,
    shopName: shopNameOf(row, language),
  };
}

/** Name of a product's shop in a language. */
export const shopNameOf = (
  row: Pick<SummaryRow, 'shopName' | 'shopNameTranslations'>,
  language: Locale,
) => translate(row.shopName, row.shopNameTranslations, language).text;

function stockOf(row: SummaryRow) {
  if (!row.hasVariants) {
    const { inventoryQuantity, trackQuantity, sellStockout } = row;
    return { inventoryQuantity, trackQuantity, sellStockout };
  }
  return {
    inventoryQuantity: row.variantInventory ?? 0,
    trackQuantity: row.variantInventory !== null,
    sellStockout: row.variantSellStockout ?? false,
  };
}

const SOLD_OUT: Stock = { inventoryQuantity: 0, trackQuantity: true, sellStockout: false };

/** Stock as shoppers see it: a closed shop has none. */
export const stockIn = (
  { inventoryQuantity, trackQuantity, sellStockout }: Stock,
  isShopClosed: boolean,
): Stock => (isShopClosed ? SOLD_OUT : { inventoryQuantity, trackQuantity, sellStockout });

/** Reads cards of products, in the sequence of the uuids. */
export async function readSummaries(
  context: ApiContext,
  uuids: string[],
): Promise<ProductSummary[]> {
  if (uuids.length === 0) return [];
  const rows = await selectSummaries(context.db).where('products.uuid', 'in', uuids).execute();
  const byUuid = new Map(rows.map((row) => [row.uuid, toSummary(row, context)]));
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

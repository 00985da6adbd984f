import type { ProductVariant } from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Database, DatabaseTransaction } from '../database/schema';
import { translate } from '../database/translations';
import type { ReplyContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { stockIn } from './productSummaries';

/**
 * Reads variants, in the sequence in which their products list them.
 * @param by `productUuid` if `uuids` are uuids of products, `uuid` if they are uuids of variants
 */
export async function readVariants(
  db: Database | DatabaseTransaction,
  { mediaUrl, language }: ReplyContext,
  by: 'productUuid' | 'uuid',
  uuids: string[],
): Promise<ProductVariant[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('productVariants')
    .innerJoin('products', 'products.uuid', 'productVariants.productUuid')
    .innerJoin('shops', 'shops.uuid', 'products.shopUuid')
    .selectAll('productVariants')
    .select('shops.isClosed')
    .where(`productVariants.${by}`, 'in', uuids)
    .orderBy('productVariants.position')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    variant: translate(row.optionValues, row.optionValuesTranslations, language).text,
    price: toTaka(row.pricePaisa),
    comparePrice: row.comparePricePaisa === null ? null : toTaka(row.comparePricePaisa),
    ...(row.measure && { measure: row.measure }),
    ...stockIn(row, row.isClosed),
    imageUrl: toPicture(row, mediaUrl),
  }));
}

import type { ProductVariant } from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Database, DatabaseTransaction } from '../database/schema';
import { type MediaUrl, toPicture } from '../http/pictures';

/** Variants of products, or those with the given uuids, in their products' order. */
export async function readVariants(
  db: Database | DatabaseTransaction,
  mediaUrl: MediaUrl,
  by: 'productUuid' | 'uuid',
  uuids: string[],
): Promise<ProductVariant[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('productVariants')
    .selectAll()
    .where(by, 'in', uuids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    variant: row.optionValues,
    price: toTaka(row.pricePaisa),
    comparePrice: row.comparePricePaisa === null ? null : toTaka(row.comparePricePaisa),
    inventoryQuantity: row.inventoryQuantity,
    trackQuantity: row.trackQuantity,
    sellStockout: row.sellStockout,
    imageUrl: toPicture(row, mediaUrl),
  }));
}

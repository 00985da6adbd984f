import type { Stock } from '@marketplace/contracts/commerce/purchase';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';

interface Wanted {
  productUuid: string;
  productVariantUuid?: string | null;
}

/**
 * Stock, price and name of a product without variants, or of a variant of its own product.
 * @throws ApiProblem 404 unknown product, 400 a variant is missing, foreign or not there
 */
export async function findOffer(
  db: Database | DatabaseTransaction,
  { productUuid, productVariantUuid }: Wanted,
): Promise<Stock & { name: string; variantUuid: string | null; pricePaisa: number }> {
  const product = await db
    .selectFrom('products')
    .select([
      'name',
      'hasVariants',
      'pricePaisa',
      'inventoryQuantity',
      'trackQuantity',
      'sellStockout',
    ])
    .where('uuid', '=', productUuid)
    .executeTakeFirst();
  if (!product) throw notFound('That product');
  if (!product.hasVariants) {
    if (productVariantUuid) throw wrongVariant(`${product.name} has no variants`);
    return { ...product, variantUuid: null };
  }
  if (!productVariantUuid) throw wrongVariant(`Choose a variant of ${product.name}`);
  const variant = await db
    .selectFrom('productVariants')
    .select([
      'uuid',
      'optionValues',
      'pricePaisa',
      'inventoryQuantity',
      'trackQuantity',
      'sellStockout',
    ])
    .where('uuid', '=', productVariantUuid)
    .where('productUuid', '=', productUuid)
    .executeTakeFirst();
  if (!variant) throw wrongVariant(`${product.name} has no such variant`);
  const name = `${product.name} (${variant.optionValues.join(', ')})`;
  return { ...variant, name, variantUuid: variant.uuid };
}

const wrongVariant = (message: string) => new ApiProblem(400, 'wrong-variant', message);

/** Tells the shopper which product is short, and how much of it there is. */
export function shortageMessage(name: string, available: number | null): string {
  if (available === null || available === 0) return `${name} is out of stock`;
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left`;
}

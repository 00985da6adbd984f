import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Stock } from './stock';

interface Wanted {
  productUuid: string;
  productVariantUuid?: string | null;
}

/**
 * What exactly is wanted: a product without variants, or a variant of its own product.
 * @throws ApiProblem 404 unknown product, 400 a variant is missing, foreign or not there
 */
export async function findOffer(
  db: Database | DatabaseTransaction,
  { productUuid, productVariantUuid }: Wanted,
): Promise<Stock & { name: string; variantUuid: string | null }> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'hasVariants', 'inventoryQuantity', 'trackQuantity', 'sellStockout'])
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
    .select(['uuid', 'optionValues', 'inventoryQuantity', 'trackQuantity', 'sellStockout'])
    .where('uuid', '=', productVariantUuid)
    .where('productUuid', '=', productUuid)
    .executeTakeFirst();
  if (!variant) throw wrongVariant(`${product.name} has no such variant`);
  const name = `${product.name} (${variant.optionValues.join(', ')})`;
  return { ...variant, name, variantUuid: variant.uuid };
}

const wrongVariant = (message: string) => new ApiProblem(400, 'wrong-variant', message);

import type { Stock } from '@marketplace/contracts/commerce/purchase';
import { stockIn } from '../catalogue/productSummaries';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';

interface Wanted {
  productUuid: string;
  productVariantUuid?: string | null;
}

export type Offer = Stock & {
  name: string;
  pricePaisa: number;
  variantUuid: string | null;
  /** Name of the product's shop if this shop takes no orders now; else null. */
  closedShop: string | null;
};

const OFFER_COLUMNS = ['pricePaisa', 'inventoryQuantity', 'trackQuantity', 'sellStockout'] as const;

/**
 * Reads stock, price and name of a product, or of one of its variants if it has variants.
 * @throws ApiProblem 404 for an unknown product; 400 if the variant is missing, unknown or belongs
 * to another product
 */
export async function findOffer(
  db: Database | DatabaseTransaction,
  { productUuid, productVariantUuid }: Wanted,
): Promise<Offer> {
  const product = await db
    .selectFrom('products')
    .innerJoin('shops', 'shops.uuid', 'products.shopUuid')
    .select([
      'products.name',
      'hasVariants',
      'isClosed',
      'shops.name as shopName',
      ...OFFER_COLUMNS,
    ])
    .where('products.uuid', '=', productUuid)
    .executeTakeFirst();
  if (!product) throw notFound('That product');
  const closedShop = product.isClosed ? product.shopName : null;
  if (!product.hasVariants) {
    if (productVariantUuid) throw wrongVariant(`${product.name} has no variants`);
    return { ...product, ...stockIn(product, product.isClosed), variantUuid: null, closedShop };
  }
  if (!productVariantUuid) throw wrongVariant(`Choose a variant of ${product.name}`);
  const variant = await db
    .selectFrom('productVariants')
    .select(['uuid', 'optionValues', ...OFFER_COLUMNS])
    .where('uuid', '=', productVariantUuid)
    .where('productUuid', '=', productUuid)
    .executeTakeFirst();
  if (!variant) throw wrongVariant(`${product.name} has no such variant`);
  const name = nameOf(product.name, variant.optionValues);
  const stock = stockIn(variant, product.isClosed);
  return { ...variant, ...stock, name, variantUuid: variant.uuid, closedShop };
}

const nameOf = (productName: string, optionValues: string[]) =>
  optionValues.length > 0 ? `${productName} (${optionValues.join(', ')})` : productName;

const wrongVariant = (message: string) => new ApiProblem(400, 'wrong-variant', message);

/** Message that says which shop is closed and which product cannot be ordered. */
export const closedMessage = (name: string, shopName: string) =>
  `${shopName} is closed and takes no orders now, so ${name} cannot be ordered`;

/** Message that says which product was deleted after it was added to the cart. */
export const goneMessage = (productName: string, optionValues: string[]) =>
  `${productName ? nameOf(productName, optionValues) : 'A product in your cart'} is no longer sold`;

/** Message that says which product has too little stock, and how many pieces are left. */
export function shortageMessage(name: string, available: number | null): string {
  if (available === null || available === 0) return `${name} is out of stock`;
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left`;
}

import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import type { APIRequestContext } from '@playwright/test';
import { callMarket } from './callMarket';

const isPlenty = (stock: { trackQuantity: boolean; inventoryQuantity: number }) =>
  stock.trackQuantity && stock.inventoryQuantity >= 10;

async function findProduct(
  request: APIRequestContext,
  isWanted: (product: ProductSummary) => boolean,
): Promise<Product> {
  const { items } = await callMarket<{ items: ProductSummary[] }>(
    request,
    '/product/public/product?pageSize=100',
  );
  for (const item of items.filter(isWanted)) {
    const product = await callMarket<Product>(
      request,
      `/product/public/product/by-handle/${encodeURIComponent(item.handle)}`,
    );
    if (!product.hasVariants || product.variant.productVariants.some(isPlenty)) return product;
  }
  throw new Error('The seed has no such product.');
}

/** A product with options, of which at least one variant is in plentiful stock. */
export const findProductWithVariants = (request: APIRequestContext) =>
  findProduct(request, ({ hasVariants }) => hasVariants);

/** A product without options, in plentiful stock. */
export const findPlainProduct = (request: APIRequestContext) =>
  findProduct(request, (product) => !product.hasVariants && isPlenty(product));

/** A product without options that cannot be bought. */
export const findSoldOutProduct = (request: APIRequestContext) =>
  findProduct(
    request,
    ({ hasVariants, inventoryQuantity, sellStockout }) =>
      !hasVariants && inventoryQuantity === 0 && !sellStockout,
  );

export function plentifulVariant({ variant }: Product) {
  const found = variant.productVariants.find(isPlenty);
  if (!found) throw new Error('No variant is in plentiful stock.');
  return found;
}

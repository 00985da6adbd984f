import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import type { APIRequestContext } from '@playwright/test';
import { callMarket } from './callMarket';

type Kind = (product: ProductSummary) => boolean;

/** Handle of the product that was found last for each kind. */
const found = new Map<Kind, string>();

const isPlenty = (stock: { trackQuantity: boolean; inventoryQuantity: number }) =>
  stock.trackQuantity && stock.inventoryQuantity >= 10;

const isPlain: Kind = (product) => !product.hasVariants && isPlenty(product);

const isSoldOut: Kind = ({ hasVariants, inventoryQuantity, sellStockout }) =>
  !hasVariants && inventoryQuantity === 0 && !sellStockout;

const isWithVariants: Kind = ({ hasVariants }) => hasVariants;

const fetchProduct = (request: APIRequestContext, handle: string) =>
  callMarket<Product>(request, `/product/public/product/by-handle/${encodeURIComponent(handle)}`);

const hasStock = ({ hasVariants, variant }: Product) =>
  !hasVariants || variant.productVariants.some(isPlenty);

/**
 * Finds a product of a kind. Later calls return the same product as long as it has enough stock.
 */
async function findProduct(request: APIRequestContext, isWanted: Kind): Promise<Product> {
  const known = found.get(isWanted);
  if (known !== undefined) {
    const product = await fetchProduct(request, known);
    if (isWanted(product) && hasStock(product)) return product;
  }
  const { items } = await callMarket<{ items: ProductSummary[] }>(
    request,
    '/product/public/product?pageSize=100',
  );
  // Puts the largest stock first, because all journeys of a run may buy the product.
  const mostFirst = items
    .filter(isWanted)
    .sort((one, other) => other.inventoryQuantity - one.inventoryQuantity);
  for (const { handle } of mostFirst) {
    const product = await fetchProduct(request, handle);
    // Skips products that are delivered only to some places, because all journeys order to one
    // address.
    if (product.delivery?.deliveredOnlyTo || !hasStock(product)) continue;
    found.set(isWanted, handle);
    return product;
  }
  throw new Error('The seed has no such product.');
}

/** Finds a product with options and at least one variant in plentiful stock. */
export const findProductWithVariants = (request: APIRequestContext) =>
  findProduct(request, isWithVariants);

/** Finds a product without options, in plentiful stock. */
export const findPlainProduct = (request: APIRequestContext) => findProduct(request, isPlain);

/** Finds products without options, in plentiful stock, each from a different shop. */
export async function findPlainProductsOfShops(request: APIRequestContext, count: number) {
  const { items } = await callMarket<{ items: ProductSummary[] }>(
    request,
    '/product/public/product?pageSize=100',
  );
  const byShop = new Map(items.filter(isPlain).map((item) => [item.shopHandle, item]));
  const products: Product[] = [];
  for (const { handle } of byShop.values()) {
    if (products.length === count) return products;
    const product = await fetchProduct(request, handle);
    if (!product.delivery?.deliveredOnlyTo) products.push(product);
  }
  throw new Error(`The seed has no such products of ${count} shops.`);
}

export const findSoldOutProduct = (request: APIRequestContext) => findProduct(request, isSoldOut);

export function plentifulVariant({ variant }: Product) {
  const [plentiful] = variant.productVariants
    .filter(isPlenty)
    .sort((one, other) => other.inventoryQuantity - one.inventoryQuantity);
  if (!plentiful) throw new Error('No variant is in plentiful stock.');
  return plentiful;
}

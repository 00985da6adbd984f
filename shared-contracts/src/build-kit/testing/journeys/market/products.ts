import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import type { APIRequestContext } from '@playwright/test';
import { callMarket } from './callMarket';

type Kind = (product: ProductSummary) => boolean;

/**
 * Kind of product → the product that was found. Each kind is searched once per process, because the
 * seed does not change.
 */
const found = new Map<Kind, Promise<Product>>();

const isPlenty = (stock: { trackQuantity: boolean; inventoryQuantity: number }) =>
  stock.trackQuantity && stock.inventoryQuantity >= 10;

const isPlain: Kind = (product) => !product.hasVariants && isPlenty(product);

const isSoldOut: Kind = ({ hasVariants, inventoryQuantity, sellStockout }) =>
  !hasVariants && inventoryQuantity === 0 && !sellStockout;

const isWithVariants: Kind = ({ hasVariants }) => hasVariants;

function findProduct(request: APIRequestContext, kind: Kind): Promise<Product> {
  const product = found.get(kind) ?? fetchProduct(request, kind);
  found.set(kind, product);
  return product;
}

async function fetchProduct(request: APIRequestContext, isWanted: Kind): Promise<Product> {
  const { items } = await callMarket<{ items: ProductSummary[] }>(
    request,
    '/product/public/product?pageSize=100',
  );
  // Sorts the largest stock first, because all journeys of a run buy from it.
  const mostFirst = items
    .filter(isWanted)
    .sort((one, other) => other.inventoryQuantity - one.inventoryQuantity);
  for (const item of mostFirst) {
    const product = await callMarket<Product>(
      request,
      `/product/public/product/by-handle/${encodeURIComponent(item.handle)}`,
    );
    // Skips products that are delivered only to some places, because all journeys order to one
    // address.
    if (product.delivery?.deliveredOnlyTo) continue;
    if (!product.hasVariants || product.variant.productVariants.some(isPlenty)) return product;
  }
  throw new Error('The seed has no such product.');
}

/** Finds a product with options and at least one variant in plentiful stock. */
export const findProductWithVariants = (request: APIRequestContext) =>
  findProduct(request, isWithVariants);

/** Finds a product without options, in plentiful stock. */
export const findPlainProduct = (request: APIRequestContext) => findProduct(request, isPlain);

/** Finds products without options, in plentiful stock, each of another shop. */
export async function findPlainProductsOfShops(request: APIRequestContext, count: number) {
  const { items } = await callMarket<{ items: ProductSummary[] }>(
    request,
    '/product/public/product?pageSize=100',
  );
  const byShop = new Map(items.filter(isPlain).map((item) => [item.shopHandle, item]));
  const products: Product[] = [];
  for (const { handle } of byShop.values()) {
    if (products.length === count) return products;
    const product = await callMarket<Product>(
      request,
      `/product/public/product/by-handle/${encodeURIComponent(handle)}`,
    );
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

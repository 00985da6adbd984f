import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Page } from '@playwright/test';
import type { GatewayMarket } from './gatewayMarket';

/**
 * Phone of a seeded customer. In this market, only `changedCart.journey.ts` orders as this
 * customer.
 */
const BUYER = '01711000003';
/**
 * Quantity of the item whose price rises. More than one piece reveals rounding errors in the sums.
 */
const PIECES = 3;
export const NEW_PRICE = 1234.57;

export interface Line extends Pick<ProductSummary, 'uuid' | 'name' | 'shopName'> {
  variantUuid?: string;
  quantity: number;
  /** Price when the item was added to the cart, in taka. */
  price: number;
  left: number;
}

const lineOf = (product: ProductSummary, quantity = 1): Line => ({
  uuid: product.uuid,
  name: product.name,
  shopName: product.shopName,
  quantity,
  price: product.price,
  left: product.inventoryQuantity,
});

/** Describes a cart item with the first variant that has at least ten pieces in stock. */
async function lineOfVariant(market: GatewayMarket, product: ProductSummary): Promise<Line> {
  const { variant, name } = await market.call<Product>(
    `/product/public/product/by-handle/${encodeURIComponent(product.handle)}`,
  );
  const chosen = variant.productVariants.find(({ inventoryQuantity }) => inventoryQuantity >= 10);
  if (!chosen) throw new Error(`${name} has no variant in plentiful stock.`);
  return {
    ...lineOf(product),
    name: `${name} (${chosen.variant.join(', ')})`,
    variantUuid: chosen.uuid,
    price: chosen.price,
    left: chosen.inventoryQuantity,
  };
}

/**
 * Chooses one product for each kind of change, and a product that will not change. Each product is
 * from a different shop.
 */
export async function chooseLines(market: GatewayMarket) {
  const products = await market.listProducts();
  const shops: string[] = [];
  const next = (hasVariants: boolean) => {
    const found = products.find(
      (product) => product.hasVariants === hasVariants && !shops.includes(product.shopHandle),
    );
    if (!found) throw new Error('The seed has no such product.');
    shops.push(found.shopHandle);
    return found;
  };
  const withdrawn = await lineOfVariant(market, next(true));
  const deleted = await lineOfVariant(market, next(true));
  return {
    withdrawn,
    deleted,
    soldOut: lineOf(next(false)),
    dearer: lineOf(next(false), PIECES),
    closed: lineOf(next(false)),
    unchanged: lineOf(next(false), 2),
  };
}

export type Lines = Awaited<ReturnType<typeof chooseLines>>;

/**
 * Changes the product or the shop of each cart item except `unchanged`. Must run after the items
 * were added to the cart.
 */
export async function changeLines(market: GatewayMarket, lines: Lines): Promise<void> {
  const { soldOut, dearer, withdrawn, deleted, closed } = lines;
  await market.query('update products set inventory_quantity = 0 where uuid = $1', [soldOut.uuid]);
  await market.query('update products set price_paisa = $2 where uuid = $1', [
    dearer.uuid,
    toPaisa(NEW_PRICE),
  ]);
  await market.query('update product_variants set track_quantity = false where uuid = $1', [
    withdrawn.variantUuid,
  ]);
  await market.query('delete from products where uuid = $1', [deleted.uuid]);
  await setClosed(market, closed, true);
}

/**
 * Closes or opens the shop of a cart item. This changes no other item, because each item is from a
 * different shop.
 */
async function setClosed(market: GatewayMarket, { uuid }: Line, isClosed: boolean) {
  await market.query(
    `update shops set is_closed = $2
     where uuid = (select shop_uuid from products where uuid = $1)`,
    [uuid, isClosed],
  );
}

/** Opens the closed shop again, because later journeys buy in the same market. */
export const reopenShop = (market: GatewayMarket, { closed }: Lines) =>
  setClosed(market, closed, false);

/**
 * Signs the buyer in and gives the browser a cart with these items.
 * @returns the customer's access token
 */
export async function bringCart(page: Page, market: GatewayMarket, lines: Line[]): Promise<string> {
  const token = await market.signIn(BUYER);
  const cartUuid = await market.fillCart(
    lines.map(({ uuid, variantUuid, quantity }) => ({
      productUuid: uuid,
      productVariantUuid: variantUuid,
      quantity,
    })),
  );
  await page.context().addCookies(
    Object.entries({ accessToken: token, cartUuid }).map(([name, value]) => ({
      name,
      value,
      url: market.origin,
    })),
  );
  return token;
}

export async function countPurchases(market: GatewayMarket) {
  const [counts] = await market.query<{ orders: string; payments: string }>(
    `select count(distinct orders.uuid) as orders, count(payments.uuid) as payments
     from orders join customers on customers.uuid = orders.customer_uuid
     left join payments on payments.order_uuid = orders.uuid
     where customers.phone = $1`,
    [`+88${BUYER}`],
  );
  return { orders: Number(counts?.orders), payments: Number(counts?.payments) };
}

import { randomInt } from 'node:crypto';
import type { Order } from '@marketplace/contracts/api/orders';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import {
  CUSTOMER,
  newPhone,
  PASSWORD,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { ORDER_ADDRESS } from '@marketplace/contracts/testing/journeys/market/purchases';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { test as base } from '@marketplace/contracts/testing/journeys/test';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { startPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';
import { startSandboxes } from './gatewaySandboxes';

export type Shopper = 'customer' | 'guest';

/** A shopper's phone, and the cookie that identifies the shopper. */
interface OpenedShopper {
  phone: string;
  cookie: { name: string; value: string };
}

/** An order that is not paid yet, and the cookie of the shopper who placed it. */
export interface PlacedOrder extends Pick<OpenedShopper, 'cookie'> {
  order: Pick<Order, 'uuid'>;
}

interface Wanted {
  productUuid: string;
  productVariantUuid?: string;
  quantity: number;
}

/**
 * Starts a market with accounts at all payment providers. The market consists of the providers'
 * sandboxes, an API and a shop gateway. The API has the demonstration data in a separate PostgreSQL
 * database. The shop gateway serves the stack's releases.
 */
async function startGatewayMarket() {
  const sandboxes = await startSandboxes();
  const postgres = await startPostgres();
  const port = String(await findFreePort());
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    env: {
      ...sandboxes.variables,
      DATABASE_URL: postgres.url,
      DEV_TOOLS: '1',
      RENDER_WORKERS: '1',
      PORT: port,
      PUBLIC_BASE_URL: `http://localhost:${port}/api`,
    },
  });
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // Ignores connection errors, because the database server may stop before its clients.
  database.on('error', () => undefined);

  /**
   * Calls the API. Sends each request with a random IP address, because the API limits sign-ins and
   * codes per network.
   */
  async function call<Reply>(path: string, data?: object, token?: string): Promise<Reply> {
    const reply = await fetch(`${market.apiOrigin}${path}`, {
      method: data ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: data && JSON.stringify(data),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  }

  async function signIn(phone = CUSTOMER): Promise<string> {
    const body = { emailOrPhone: `+88${phone}`, password: PASSWORD };
    const { accessToken } = await call<{ accessToken: string }>('/auth/customer/signin', body);
    return accessToken;
  }
  const accessToken = await signIn();

  async function readCode(phone: string): Promise<string | undefined> {
    // Calls the API directly instead of through the shop's gateway, because the developer tools
    // refuse forwarded requests.
    const reply = await fetch(`${market.apiOrigin}/dev/outbox?to=${phone}`);
    const outbox: { items: { text: string }[] } = await reply.json();
    return /\d{6}/.exec(outbox.items[0]?.text ?? '')?.[0];
  }

  async function openGuest(phone: string): Promise<string> {
    await call('/order/guest/code', { phone });
    const body = { phone, otp: await readCode(phone) };
    return (await call<{ guestToken: string }>('/order/guest/verification', body)).guestToken;
  }

  async function openShopper(shopper: Shopper): Promise<OpenedShopper> {
    const phone = newPhone();
    const cookie =
      shopper === 'guest'
        ? { name: 'guestToken', value: await openGuest(phone) }
        : { name: 'accessToken', value: accessToken };
    return { phone, cookie };
  }

  /**
   * Creates an account for this shopper only, so that no other shopper has the same orders and
   * cart.
   */
  async function openCustomer(): Promise<OpenedShopper> {
    const phone = newPhone();
    await call('/auth/customer/signup', { fullName: 'Rahima Khatun', phone, password: PASSWORD });
    await call('/auth/customer/verify-phone', { phone, otp: await readCode(phone) });
    return { phone, cookie: { name: 'accessToken', value: await signIn(phone) } };
  }

  /** Lists the products that currently have at least ten pieces in stock. */
  async function listProducts(): Promise<ProductSummary[]> {
    const list = '/product/public/product?pageSize=100';
    const { items } = await call<{ items: ProductSummary[] }>(list);
    return items.filter(
      ({ trackQuantity, inventoryQuantity }) => trackQuantity && inventoryQuantity >= 10,
    );
  }

  /**
   * Creates a cart with the given products. Without `lines`, the cart contains one piece of a
   * random product.
   * @returns the uuid of the cart
   */
  async function fillCart(lines?: Wanted[]): Promise<string> {
    const wanted = lines ?? [{ productUuid: await anyProduct(), quantity: 1 }];
    let cartUuid: string | undefined;
    for (const line of wanted) {
      const cart = await call<{ uuid: string }>('/public-cart/cart-item', { ...line, cartUuid });
      cartUuid = cart.uuid;
    }
    return cartUuid ?? '';
  }

  async function anyProduct(): Promise<string> {
    const plain = (await listProducts()).filter(({ hasVariants }) => !hasVariants);
    const product = plain[randomInt(plain.length)];
    if (!product) throw new Error('Everything is sold out.');
    return product.uuid;
  }

  async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.query<Row>(sql, values)).rows;
  }

  return {
    origin: market.origin,
    sandboxes,
    call,
    signIn,
    openShopper,
    openCustomer,
    listProducts,
    fillCart,
    query,
    async place(paymentMethod: string, shopper: Shopper): Promise<PlacedOrder> {
      const { phone, cookie } = await openShopper(shopper);
      const cartUuid = await fillCart();
      const address = { ...ORDER_ADDRESS, phone };
      const addresses = { shippingAddress: address, billingAddress: address };
      const body = { cartUuid, ...addresses, paymentMethod };
      return { order: await call<Order>('/order', body, cookie.value), cookie };
    },
    read: ({ order, cookie }: PlacedOrder) =>
      call<Order>(`/order/my-order/${order.uuid}`, undefined, cookie.value),
    async stop() {
      await database.end();
      await market.stop();
      await sandboxes.stop();
      await postgres.stop();
    },
  };
}

export type GatewayMarket = Awaited<ReturnType<typeof startGatewayMarket>>;

/**
 * Runs journeys in a market with payment providers. Each worker process starts one market before
 * its first journey.
 */
export const test = base.extend<object, { market: GatewayMarket }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const market = await startGatewayMarket();
      await use(market);
      await market.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ market }, use) => use(market.origin),
});

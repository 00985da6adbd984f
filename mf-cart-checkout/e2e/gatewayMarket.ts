import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import type { Order } from '@marketplace/contracts/api/orders';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import {
  CUSTOMER,
  newPhone,
  PASSWORD,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { ORDER_ADDRESS } from '@marketplace/contracts/testing/journeys/market/purchases';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { startPostgres } from '@marketplace/contracts/testing/startPostgres';

const root = resolve(import.meta.dirname, '../..');

export type Shopper = 'customer' | 'guest';

/** An order that is to be paid, and the cookie of whoever placed it. */
export interface PlacedOrder {
  order: Order;
  cookie: { name: string; value: string };
}

/**
 * A shop with accounts at all payment providers: sandboxes, an API on a PostgreSQL of its own with the
 * demonstration market, and a gateway on the stack's releases.
 */
export async function startGatewayMarket() {
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

  /** From an address of its own each time: one network may not sign in and ask for codes that often. */
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

  const list = '/product/public/product?pageSize=100';
  const { items } = await call<{ items: ProductSummary[] }>(list);
  const products = items.filter(
    ({ hasVariants, trackQuantity, inventoryQuantity }) =>
      !hasVariants && trackQuantity && inventoryQuantity >= 10,
  );
  const signIn = { emailOrPhone: `+88${CUSTOMER}`, password: PASSWORD };
  const { accessToken } = await call<{ accessToken: string }>('/auth/customer/signin', signIn);

  async function openGuest(phone: string): Promise<string> {
    await call('/order/guest/code', { phone });
    const outbox = await call<{ items: { text: string }[] }>(`/dev/outbox?to=${phone}`);
    const otp = /\d{6}/.exec(outbox.items[0]?.text ?? '')?.[0];
    const verified = await call<{ guestToken: string }>('/order/guest/verification', {
      phone,
      otp,
    });
    return verified.guestToken;
  }

  return {
    origin: market.origin,
    /** Orders a piece of one product after the other. */
    async place(paymentMethod: string, shopper: Shopper): Promise<PlacedOrder> {
      const phone = newPhone();
      const product = products[randomInt(products.length)];
      const cart = await call<{ uuid: string }>('/public-cart/cart-item', {
        productUuid: product?.uuid,
        quantity: 1,
      });
      const cookie =
        shopper === 'guest'
          ? { name: 'guestToken', value: await openGuest(phone) }
          : { name: 'accessToken', value: accessToken };
      const address = { ...ORDER_ADDRESS, phone };
      const addresses = { shippingAddress: address, billingAddress: address };
      const body = { cartUuid: cart.uuid, ...addresses, paymentMethod };
      return { order: await call<Order>('/order', body, cookie.value), cookie };
    },
    read: ({ order, cookie }: PlacedOrder) =>
      call<Order>(`/order/my-order/${order.uuid}`, undefined, cookie.value),
    async stop() {
      await market.stop();
      await sandboxes.stop();
      await postgres.stop();
    },
  };
}

/** @returns the variables that make an API use the sandboxes */
async function startSandboxes() {
  let said = '';
  const server = await spawnServer({
    cwd: root,
    script: 'shared-contracts/reference-api/src/cli/main.ts',
    args: ['sandboxes'],
    onOutput: (chunk) => {
      said += String(chunk);
    },
  });
  const lines = [...said.matchAll(/^export (\w+)=(.*)$/gm)];
  const variables = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  return { variables, stop: server.stop };
}

export type GatewayMarket = Awaited<ReturnType<typeof startGatewayMarket>>;

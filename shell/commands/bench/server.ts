import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Product } from '@marketplace/contracts/api/products';
import { ACCESS_TOKEN_COOKIE, CART_UUID_COOKIE } from '@marketplace/contracts/cookies';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { CUSTOMER, PASSWORD } from '@marketplace/contracts/testing/journeys/market/customers';
import { startBuiltShop } from '../start/startBuiltShop';
import { type LoadFigures, load } from './load';
import { formatServer, isWithinGoals, type ServerFigures } from './serverReport';

const PRODUCT = '/product/everyday-kurta';
/** One that the shop does not know: pages of such a visitor may not be kept. */
const OWN_COOKIE = 'visitor=1';
const CONNECTIONS = 16;
const LOAD_SECONDS = '10';
const OVERLOAD_SECONDS = '60';
const OVERLOAD_FACTOR = 10;
const OVERLOAD_CONNECTIONS = 200;
/** Visitors who look at kept pages during an overload. */
const PROBE = { connections: 4, rate: 20 };
/** Customers who are about to order meanwhile. */
const PURCHASES = { connections: 2, rate: 4 };
/** An answer within this time is one of a shop that is well. */
const WELL_MS = 1000;
const RECOVERY_LIMIT_MS = 30_000;
const WARM_UP_SECONDS = 3;

/**
 * Measures the load that the gateway takes with one render worker. Options: `--seconds` of each load, `--overload`
 * seconds, and `--against` the origin of another shop to compare rendered pages with, such as that of
 * an older release.
 */
export async function benchServer(root: string, args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: LOAD_SECONDS },
      overload: { type: 'string', default: OVERLOAD_SECONDS },
      against: { type: 'string' },
    },
  });
  const dataDir = join(root, '.cache/bench');
  const shop = await startBuiltShop({ root, dataDir, env: { RENDER_WORKERS: '1' } });
  try {
    const figures = await measureShop(root, shop.origin, {
      seconds: Number(values.seconds),
      overloadSeconds: Number(values.overload),
      against: values.against,
    });
    console.log(`\n${formatServer(figures)}`);
    return isWithinGoals(figures);
  } finally {
    await shop.stop();
  }
}

interface Plan {
  seconds: number;
  overloadSeconds: number;
  against: string | undefined;
}

async function measureShop(root: string, origin: string, plan: Plan): Promise<ServerFigures> {
  const { seconds, overloadSeconds, against } = plan;
  const url = origin + PRODUCT;
  const loadAll = (address: string, ownCookie?: string) =>
    warmAndLoad({ url: address, seconds, connections: CONNECTIONS, cookie: ownCookie });
  console.log('Loading the kept page, bare Node, and pages of a visitor and of a customer …');
  const kept = await loadAll(url);
  const bare = await loadBareServer(root, url, loadAll);
  const rendered = await loadAll(url, OWN_COOKIE);
  const other = against ? await loadAll(against + PRODUCT, OWN_COOKIE) : undefined;
  const token = await signIn(origin);
  const session = sessionOf(token);
  const customer = await loadAll(url, session);
  const otherCustomer = against
    ? await loadAll(against + PRODUCT, sessionOf(await signIn(against)))
    : undefined;
  const buyer = `${session}; ${await fillCart(origin)}`;
  const rate = Math.ceil(rendered.rate * OVERLOAD_FACTOR);
  console.log(`Asking for ${rate} rendered pages a second for ${overloadSeconds} s …`);
  const [overload, purchases, lists] = await Promise.all([
    load({ url, seconds: overloadSeconds, ...PROBE }),
    load({ url: `${origin}/checkout`, seconds: overloadSeconds, ...PURCHASES, cookie: buyer }),
    load({
      url,
      seconds: overloadSeconds,
      connections: OVERLOAD_CONNECTIONS,
      rate,
      cookie: OWN_COOKIE,
    }),
  ]);
  const recoveryMs = await timeRecovery(url);
  const loads = { bare, kept, rendered, other, customer, otherCustomer };
  return { ...loads, overload, purchases, lists, recoveryMs };
}

/** @returns milliseconds until a page is rendered as quickly as on any day */
async function timeRecovery(url: string): Promise<number> {
  const start = performance.now();
  const passed = () => performance.now() - start;
  while (passed() < RECOVERY_LIMIT_MS) {
    const askedAt = performance.now();
    const { ok } = await fetch(url, { headers: { cookie: OWN_COOKIE } });
    if (ok && performance.now() - askedAt < WELL_MS) break;
    await sleep(WELL_MS / 10);
  }
  return passed();
}

async function warmAndLoad(options: Parameters<typeof load>[0]): Promise<LoadFigures> {
  await load({ ...options, seconds: WARM_UP_SECONDS });
  return load(options);
}

async function loadBareServer(
  root: string,
  url: string,
  loadAll: (address: string) => Promise<LoadFigures>,
): Promise<LoadFigures> {
  const file = join(root, '.cache/bench/page.br');
  await writeFile(file, await fetchCompressed(url));
  const server = await spawnServer({
    cwd: root,
    script: 'shell/commands/bench/bareServer.mjs',
    args: [file],
  });
  try {
    return await loadAll(`http://127.0.0.1:${server.port}/`);
  } finally {
    await server.stop();
  }
}

/** The page as it goes over the wire. */
async function fetchCompressed(url: string): Promise<Buffer> {
  const [response]: IncomingMessage[] = await once(
    get(url, { headers: { 'accept-encoding': 'br' } }),
    'response',
  );
  if (!response) throw new Error(`${url} does not answer.`);
  return buffer(response);
}

/** @returns the token of a customer, for whom nothing may be kept */
async function signIn(origin: string): Promise<string> {
  const { accessToken } = await callApi<{ accessToken: string }>(origin, '/auth/customer/signin', {
    emailOrPhone: `+88${CUSTOMER}`,
    password: PASSWORD,
  });
  return accessToken;
}

const sessionOf = (token: string) => `${ACCESS_TOKEN_COOKIE}=${token}`;

/** @returns the cookie of a cart with something in it: an empty one leads away from the checkout */
async function fillCart(origin: string): Promise<string> {
  const handle = PRODUCT.split('/').at(-1);
  const product = await callApi<Product>(origin, `/product/public/product/by-handle/${handle}`);
  const variant = product.variant.productVariants.find(
    ({ inventoryQuantity }) => inventoryQuantity > 0,
  );
  const cart = await callApi<{ uuid: string }>(origin, '/public-cart/cart-item', {
    productUuid: product.uuid,
    productVariantUuid: variant?.uuid,
  });
  return `${CART_UUID_COOKIE}=${cart.uuid}`;
}

async function callApi<Reply>(origin: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', origin },
  });
  if (!response.ok) throw new Error(`${path} of ${origin} answered ${response.status}.`);
  return response.json();
}

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { startBuiltShop } from '../start/startBuiltShop';
import { type LoadFigures, load } from './load';
import type { BenchResult } from './saveReport';
import { formatServer, isWithinGoals, type ServerFigures } from './serverReport';
import { type Cookie, fillCart, signIn } from './shoppers';

const HANDLE = 'everyday-kurta';
const PRODUCT = `/product/${HANDLE}`;
/** A cookie that the shop does not know. Pages for a visitor with this cookie are not cached. */
const OWN_COOKIE = 'visitor=1';
const CONNECTIONS = 16;
const LOAD_SECONDS = '10';
const OVERLOAD_SECONDS = '60';
const OVERLOAD_FACTOR = 10;
const OVERLOAD_CONNECTIONS = 200;
/** Visitors who request cached pages during an overload. */
const PROBE = { connections: 4, rate: 20 };
/** Customers who open the checkout during an overload. */
const PURCHASES = { connections: 2, rate: 4, addresses: ['203.0.113.1'] };
/**
 * IP addresses that cause the overload. They belong to many networks, because the gateway would
 * refuse a network that exceeds its share of the workers.
 */
const CROWD = Array.from({ length: 100 }, (_, network) => `198.51.100.${network}`);
/** A healthy shop replies within this time. */
const WELL_MS = 1000;
const RECOVERY_LIMIT_MS = 30_000;
/** A render worker reaches its full speed after about ten seconds of work. */
const WARM_UP_SECONDS = 12;

/**
 * Measures the load that the gateway handles with one render worker. Options: `--seconds` and
 * `--overload` are the lengths of each load and of the overload, in seconds. `--against` is the
 * origin of another shop, such as an older release, whose rendered pages are measured too.
 */
export async function benchServer(root: string, args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: LOAD_SECONDS },
      overload: { type: 'string', default: OVERLOAD_SECONDS },
      against: { type: 'string' },
    },
  });
  const dataDir = join(root, '.cache/bench');
  const shop = await startBuiltShop({
    root,
    dataDir,
    env: { RENDER_WORKERS: '1', TRUSTED_PROXIES: 'loopback' },
  });
  try {
    const figures = await measureShop(root, shop.origin, {
      seconds: Number(values.seconds),
      overloadSeconds: Number(values.overload),
      against: values.against,
    });
    console.log(`\n${formatServer(figures)}`);
    return { report: formatServer(figures), isWithinGoals: isWithinGoals(figures) };
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
  console.log('Loading the cached page, plain Node, and pages of a visitor and of a customer …');
  const kept = await loadAll(url);
  const bare = await loadBareServer(root, url, loadAll);
  const rendered = await loadAll(url, OWN_COOKIE);
  const other = against ? await loadAll(against + PRODUCT, OWN_COOKIE) : undefined;
  const session = headerOf([await signIn(origin)]);
  const customer = await loadAll(url, session);
  const otherCustomer = against
    ? await loadAll(against + PRODUCT, headerOf([await signIn(against)]))
    : undefined;
  // Fills the cart, because the checkout would redirect if the cart were empty.
  const buyer = `${session}; ${headerOf(await fillCart(origin, HANDLE))}`;
  const rate = Math.ceil(rendered.rate * OVERLOAD_FACTOR);
  console.log(`Requesting ${rate} rendered pages per second for ${overloadSeconds} s …`);
  const [overload, purchases, lists] = await Promise.all([
    load({ url, seconds: overloadSeconds, ...PROBE }),
    load({ url: `${origin}/checkout`, seconds: overloadSeconds, ...PURCHASES, cookie: buyer }),
    load({
      url,
      seconds: overloadSeconds,
      connections: OVERLOAD_CONNECTIONS,
      rate,
      cookie: OWN_COOKIE,
      addresses: CROWD,
    }),
  ]);
  const recoveryMs = await timeRecovery(url);
  const loads = { bare, kept, rendered, other, customer, otherCustomer };
  return { ...loads, overload, purchases, lists, recoveryMs };
}

const headerOf = (cookies: readonly Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** @returns milliseconds until a page is rendered within `WELL_MS`, or until `RECOVERY_LIMIT_MS` */
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

async function fetchCompressed(url: string): Promise<Buffer> {
  const [response]: IncomingMessage[] = await once(
    get(url, { headers: { 'accept-encoding': 'br' } }),
    'response',
  );
  if (!response) throw new Error(`${url} sends no reply.`);
  return buffer(response);
}

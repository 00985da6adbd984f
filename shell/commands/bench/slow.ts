import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Product } from '@marketplace/contracts/api/products';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { startBuiltShop } from '../start/startBuiltShop';
import { type ProbeRequest, probe } from './probe';
import type { BenchResult } from './saveReport';
import { formatSlow, isWithinGoals, type PipeliningFigures, type SlowFigures } from './slowReport';

const PRODUCT = 'everyday-kurta';
const SECONDS = '60';
/**
 * Default number of slow connections of each kind: slow headers, slow body, slow reading of the
 * reply.
 */
const CONNECTIONS = '1000';
const KINDS = 3;
/** Connections that send hundreds of requests without waiting for replies. */
const PIPELINING = 300;
/** Time in ms within which the gateway must release the memory after the clients disconnect. */
const BACK_AFTER_MS = 15_000;
const PROBE_EVERY_MS = 100;
const WARM_UP_SECONDS = 5;
const MB = 1024 * 1024;

interface Plan {
  root: string;
  seconds: number;
  ofKind: number;
}

/**
 * Measures the replies to other visitors in three cases: clients pipeline requests, slow
 * connections come from many IP addresses, or slow connections come from one IP address. Options:
 * `--seconds` is the length of each measurement, and `--connections` the number of slow connections
 * of each kind.
 */
export async function benchSlow(root: string, args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: SECONDS },
      connections: { type: 'string', default: CONNECTIONS },
    },
  });
  const plan = { root, seconds: Number(values.seconds), ofKind: Number(values.connections) };
  const shop = await startBuiltShop({
    root,
    dataDir: join(root, '.cache/bench'),
    env: { RENDER_WORKERS: '1', HOST: '127.0.0.1' },
  });
  try {
    const { port } = shop.gateway;
    const others = await othersOf(`http://127.0.0.1:${port}`);
    await probe(others, WARM_UP_SECONDS, PROBE_EVERY_MS);
    console.log('Measuring other visitors without load …');
    const idle = await probe(others, plan.seconds, PROBE_EVERY_MS);
    const pipelining = await measurePipelining(plan, port, others);
    const many = await measureBeside(plan, port, others, 'many');
    const one = await measureBeside(plan, port, others, 'one');
    const report = { connections: plan.ofKind * KINDS, idle, pipelining, many, one };
    console.log(`\n${formatSlow(report)}`);
    return { report: formatSlow(report), isWithinGoals: isWithinGoals(report) };
  } finally {
    await shop.stop();
  }
}

async function measureBeside(
  { root, seconds, ofKind }: Plan,
  port: number,
  others: readonly ProbeRequest[],
  addresses: 'many' | 'one',
): Promise<SlowFigures> {
  console.log(
    `Measuring beside ${ofKind} slow connections of each kind, addresses: ${addresses} …`,
  );
  const args = [String(port), String(ofKind), addresses];
  const clients = await startClients(root, 'slowClients', args);
  const watch = watchGateway(port);
  const figures = await probe(others, seconds, PROBE_EVERY_MS);
  const most = await watch.stop();
  return { others: figures, ...(await clients.stop()), ...most };
}

async function measurePipelining(
  { root, seconds }: Plan,
  port: number,
  others: readonly ProbeRequest[],
): Promise<PipeliningFigures> {
  console.log(`Measuring beside ${PIPELINING} pipelining connections …`);
  const { residentMb: idleMb } = await readGateway(port);
  const watch = watchGateway(port);
  const clients = await startClients(root, 'pipeliningClients', [String(port), `${PIPELINING}`]);
  const figures = await probe(others, seconds, PROBE_EVERY_MS);
  const { closed } = await clients.stop();
  const { residentMb } = await watch.stop();
  await sleep(BACK_AFTER_MS);
  const { residentMb: backMb } = await readGateway(port);
  const over = (mb: number) => Math.max(0, mb - idleMb);
  return { others: figures, closed, overIdleMb: over(residentMb), afterMb: over(backMb) };
}

/** Starts clients in a separate process, which prints its counts when it is stopped. */
async function startClients(root: string, name: string, args: string[]) {
  let said = '';
  const clients = await spawnServer({
    cwd: root,
    script: `shell/commands/bench/${name}.ts`,
    args,
    onOutput: (chunk) => {
      said += chunk;
    },
  });
  return {
    stop: async (): Promise<{ open: number; closed: number }> => {
      await clients.stop();
      return JSON.parse(said);
    },
  };
}

/** Requests of other visitors: a cached page, a rendered page, a product list and a write. */
async function othersOf(origin: string): Promise<ProbeRequest[]> {
  const json = { 'content-type': 'application/json' };
  const handle = `${origin}/api/product/public/product/by-handle/${PRODUCT}`;
  const { uuid, variant }: Pick<Product, 'uuid' | 'variant'> = await (await fetch(handle)).json();
  const productVariantUuid = variant.productVariants[0]?.uuid;
  const added = await fetch(`${origin}/api/public-cart/cart-item`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ productUuid: uuid, productVariantUuid }),
  });
  if (!added.ok) throw new Error(`The cart answered ${added.status}.`);
  const cart: { uuid: string; cartItems: { uuid: string }[] } = await added.json();
  const page = { 'accept-encoding': 'br', 'accept-language': 'en' };
  return [
    { url: `${origin}/product/${PRODUCT}`, headers: page },
    { url: `${origin}/product/${PRODUCT}`, headers: { ...page, cookie: 'visitor=1' } },
    { url: `${origin}/api/product/public/product` },
    {
      method: 'PATCH',
      url: `${origin}/api/public-cart/cart-item/${cart.cartItems[0]?.uuid}?cartUuid=${cart.uuid}`,
      headers: json,
      body: JSON.stringify({ quantity: 1 }),
    },
  ];
}

/** Reads the gateway's number of open files and its resident memory from its metrics. */
async function readGateway(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    files: read('process_open_fds'),
    residentMb: read('process_resident_memory_bytes') / MB,
  };
}

/**
 * Records the gateway's maximum number of open files and its maximum memory, until `stop` is
 * called.
 */
function watchGateway(port: number) {
  let isOver = false;
  const most = { files: 0, residentMb: 0 };
  const watching = (async () => {
    while (!isOver) {
      const { files, residentMb } = await readGateway(port);
      most.files = Math.max(most.files, files);
      most.residentMb = Math.max(most.residentMb, residentMb);
      await sleep(1000);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return most;
    },
  };
}

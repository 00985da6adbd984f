import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Product } from '@marketplace/contracts/api/products';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { startBuiltShop } from '../start/startBuiltShop';
import { type ProbeRequest, probe } from './probe';
import { formatSlow, isWithinGoals, type SlowFigures } from './slowReport';

const PRODUCT = 'everyday-kurta';
const SECONDS = '60';
/** Of each kind: headers, body, and answer. */
const CONNECTIONS = '1000';
const KINDS = 3;
const PROBE_EVERY_MS = 100;
const WARM_UP_SECONDS = 5;
const MB = 1024 * 1024;

interface Plan {
  root: string;
  seconds: number;
  ofKind: number;
}

/**
 * Keeps connections of each slow kind going and holds what others get to goals: first each from an address of
 * its own, then all from one. Options: `--seconds` of each, and `--connections` of each kind.
 */
export async function benchSlow(root: string, args: string[]): Promise<boolean> {
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
    console.log('Asking as shoppers do, first alone …');
    const idle = await probe(others, plan.seconds, PROBE_EVERY_MS);
    const many = await measureBeside(plan, port, others, 'many');
    const one = await measureBeside(plan, port, others, 'one');
    const report = { connections: plan.ofKind * KINDS, idle, many, one };
    console.log(`\n${formatSlow(report)}`);
    return isWithinGoals(report);
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
  console.log(`… then beside ${ofKind} slow connections of each kind, of ${addresses} …`);
  let said = '';
  const clients = await spawnServer({
    cwd: root,
    script: 'shell/commands/bench/slowClients.ts',
    args: [String(port), String(ofKind), addresses],
    onOutput: (chunk) => {
      said += chunk;
    },
  });
  const watch = watchGateway(port);
  const figures = await probe(others, seconds, PROBE_EVERY_MS);
  const most = await watch.stop();
  await clients.stop();
  const { open, closed }: { open: number; closed: number } = JSON.parse(said);
  return { others: figures, open, closed, ...most };
}

/** A page of everybody, one of a visitor, a list, and a write. */
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

/** Most open files and memory of the gateway, as it tells them itself. */
function watchGateway(port: number) {
  let isOver = false;
  const most = { files: 0, residentMb: 0 };
  const watching = (async () => {
    while (!isOver) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      most.files = Math.max(most.files, read('process_open_fds'));
      most.residentMb = Math.max(most.residentMb, read('process_resident_memory_bytes') / MB);
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

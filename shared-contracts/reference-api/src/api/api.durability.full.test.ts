import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@marketplace/contracts/api/auth';
import { callApi, configureApi } from '@marketplace/contracts/api/client';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { workload } from '@marketplace/contracts/testing/workload';
import { bundleApi } from '../testing/bundleApi';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { visitorWith } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { createEmbedded } from '../testing/testDatabases';

const START_LIMIT_MS = 120_000;

type Refusal = [what: string, env: Record<string, string>, sentence: RegExp];

describe('the API in its own process', () => {
  let dataDir: string;
  let bundle: Awaited<ReturnType<typeof bundleApi>>;
  /** The tests share one server, because a start takes seconds. The last test stops it. */
  let server: RunningServer;
  const running: RunningServer[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'market-'));
    const db = await createEmbedded(dataDir);
    await createTestMarket(db);
    await db.destroy();
    bundle = await bundleApi('durability');
    server = await start();
  }, START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()));
    await bundle?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(env: Record<string, string | undefined> = {}): Promise<RunningServer> {
    const started = await spawnServer({
      cwd: __dirname,
      script: bundle.script,
      args: ['start'],
      env: { DATA_DIR: dataDir, DATABASE_URL: undefined, API_PORT: undefined, SEED: '0', ...env },
    });
    running.push(started);
    configureApi({ baseUrl: `http://127.0.0.1:${started.port}`, getTimeoutMs: 10_000 });
    return started;
  }

  async function customer(): Promise<Request> {
    const body = { emailOrPhone: '01711000001', password: PASSWORD };
    return visitorWith((await callApi(signIn, { body })).accessToken);
  }

  it(
    'keeps a confirmed order if the process is killed, and returns it to a repeated request',
    async () => {
      const request = await customer();
      const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
      const placing = { request, body: orderBody(cartUuid), idempotencyKey: 'before-the-crash' };
      const order = await callApi(placeOrder, placing);
      server.process.kill('SIGKILL');
      await server.exited;

      server = await start();
      const kept = await callApi(getMyOrder, { request, params: { id: order.uuid } });
      expect(kept).toMatchObject(order);
      expect(await callApi(placeOrder, placing)).toEqual(order);
    },
    START_LIMIT_MS,
  );

  it(
    'refuses a data folder that another process uses',
    async () => {
      await expect(start()).rejects.toThrow(
        /^Cannot use the data folder .+ \(DATA_DIR\): process \d+ is using it already; stop that one first, .+ \(DATABASE_URL\)\.$/,
      );
    },
    START_LIMIT_MS,
  );

  const notThere: Refusal = [
    'a database that is not there',
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/market' },
    /^Cannot open the database at 127\.0\.0\.1:1 \(DATABASE_URL\): connect ECONNREFUSED.+\.$/,
  ];
  // Invalid settings. Only the soak tests them, because `readSettings.test.ts` covers their
  // messages.
  const unreadable: Refusal[] = [
    ['a port that is not a number', { API_PORT: 'eighty' }, /^API_PORT must be a port number/],
    [
      'a database URL that is not for PostgreSQL',
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL must start with/,
    ],
  ];

  it.each(workload({ gate: [notThere], soak: [notThere, ...unreadable] }))(
    'says in one sentence that it cannot use %s',
    async (_, env, sentence) => {
      const failure = await start(env).catch((error: Error) => error.message);
      expect(failure).toMatch(sentence);
      expect(failure).not.toContain('\n');
      expect(failure).not.toContain('secret');
    },
    START_LIMIT_MS,
  );

  it(
    'says in one sentence that a file cannot be a data folder',
    async () => {
      const file = join(dataDir, 'a-file');
      await writeFile(file, '');
      await expect(start({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
        /^Cannot use the data folder .+a-file\/data \(DATA_DIR\): .+\.$/,
      );
    },
    START_LIMIT_MS,
  );

  it(
    'completes its running requests before it stops',
    async () => {
      const origin = `http://127.0.0.1:${server.port}`;
      await fetch(`${origin}/dev/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: '/blog', delayMs: 500 }),
      });
      const slow = fetch(`${origin}/blog`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      server.process.kill('SIGTERM');
      const exit = once(server.process, 'exit');
      expect((await slow).status).toBe(200);
      expect((await exit)[0]).toBe(0);
    },
    START_LIMIT_MS,
  );
});

import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openDatabase } from '../../database/openDatabase';
import type { Database } from '../../database/schema';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testDatabases';
import { createQueryCounter } from './createQueryCounter';

const STATEMENT = sql`select pg_sleep(0.01)`;

let opened: TestDatabase;
let db: Database;
let app: FastifyInstance;
const counter = createQueryCounter(['/aside']);

/** As soon as a request to `/held` is running, resolves with a function that ends the request. */
const held = withResolvers<() => void>();

/**
 * Serves an API whose URLs contain the number of statements that a request runs. The pool has only
 * two connections, so that requests share them.
 */
beforeAll(async () => {
  opened = await openPostgres();
  db = await openDatabase({
    databaseUrl: opened.url ?? '',
    poolSize: 2,
    log: counter.countStatement,
  });
  app = Fastify();
  for (const route of ['/list/:statements', '/aside/:statements']) {
    app.get<{ Params: { statements: string } }>(route, async ({ params }, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      const many = Array.from({ length: Number(params.statements) }, () => STATEMENT.execute(db));
      await Promise.all(many);
      return {};
    });
  }
  app.get('/held', () => new Promise((resolve) => held.resolve(() => resolve({}))));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  counter.watch(app);
}, OPEN_LIMIT_MS);

afterAll(async () => {
  await app?.close();
  await db?.destroy();
  await opened?.close();
});

it('the counter assigns each statement to its request, even if many requests run at the same time', async () => {
  await Promise.all([3, 1, 5].map((statements) => app.inject(`/list/${statements}`)));
  const calls = await counter.take();
  expect(calls.map(({ statements }) => statements).sort()).toEqual([1, 3, 5]);
  expect(new Set(calls.map(({ route }) => route))).toEqual(new Set(['/list/:statements']));
});

it('the counter counts requests with the same URL once, and requests with different query strings separately', async () => {
  for (const query of ['', '', '?page=2']) await app.inject(`/list/2${query}`);
  expect(await counter.take()).toEqual([
    { route: '/list/:statements', status: 200, statements: 2 },
    { route: '/list/:statements', status: 200, statements: 2 },
  ]);
});

it('the counter forbids caching of replies, except replies to excluded paths', async () => {
  expect((await app.inject('/list/1')).headers['cache-control']).toBe('no-store');
  expect((await app.inject('/aside/1')).headers['cache-control']).toContain('public');
});

it('the counter ignores requests to excluded paths, and statements that belong to no request', async () => {
  await counter.take();
  await app.inject('/aside/4');
  await STATEMENT.execute(db);
  expect(await counter.take()).toEqual([]);
});

it('the counter also counts requests that fail or match no route', async () => {
  await app.inject('/broken');
  await app.inject('/nowhere');
  expect(await counter.take()).toEqual([
    { route: '/broken', status: 500, statements: 0 },
    { route: '/nowhere', status: 404, statements: 0 },
  ]);
});

it('the counter waits for running requests before a report, and starts at zero after each report', async () => {
  await counter.take();
  const asked = app.inject('/held');
  const end = await held.promise;
  const taken = counter.take();
  end();
  expect(await taken).toMatchObject([{ route: '/held', status: 200 }]);
  expect(await counter.take()).toEqual([]);
  await asked;
});

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

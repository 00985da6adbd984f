import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { arbitraryOf, type KnownValues } from '../testing/fuzz/arbitraryOf';
import { createSecrets, SECRETS } from '../testing/fuzz/createSecrets';
import { CATEGORY, CUSTOMER, GROUP, PRODUCT, SHOP, TAG, VARIANT } from '../testing/marketUuids';
import { fillCartOf } from '../testing/orderBody';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const RUNS_PER_CALL = workload({ gate: 4, full: 16, soak: 330 });
const LEAST_RUNS = workload({ gate: 240, full: 960, soak: 20_000 });
const MAX_MS = 5000;
const calls = Object.values<Call>(apiCalls);

const problem = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.union([z.string(), z.array(z.string())]),
});

/** Callers. Karima's data must not appear in replies to the other callers. */
const WHO = ['visitor', 'rahim', 'karima'] as const;

describe('the API', () => {
  let db: Database;
  let close: () => Promise<void>;
  let app: FastifyInstance;
  let mediaDir: string;
  let known: KnownValues;
  let turnedMs = 0;
  let tried = 0;
  const answered = new Map<string, Map<number, number>>();
  const now = () => new Date(Date.now() + turnedMs);

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    mediaDir = await mkdtemp(join(tmpdir(), 'fuzz-'));
    app = createApi({ db, mediaDir, mediaBaseUrl: '', hasDevTools: false, now });
    const hers = await createSecrets(db);
    const carts = await Promise.all([fillCartOf(app, PRODUCT.honey), fillCartOf(app, PRODUCT.rui)]);
    const planted = [PRODUCT, VARIANT, GROUP, CATEGORY, SHOP, TAG, CUSTOMER];
    known = {
      uuids: [...planted.flatMap((each) => Object.values(each)), ...hers, ...carts.flat()],
      texts: ['rui-fish', 'padma', 'how-to-choose-fish', '01711000001', 'Dhaka', '123456', '/back'],
    };
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await app?.close();
    await close?.();
    await rm(mediaDir, { recursive: true, force: true });
  });

  it.each(calls.map((call) => [call.id, call] as const))(
    "replies to random input for %s within the time limit, as the contract says, and without another customer's data",
    async (_, call) => {
      // Advances the clock by a day, so that the rate limits of earlier calls have ended.
      turnedMs += 24 * 60 * 60 * 1000;
      const tokenOf = async (uuid: string) => (await issueToken(db, uuid, now())).accessToken;
      const tokens = {
        visitor: undefined,
        rahim: await tokenOf(CUSTOMER.rahim),
        karima: await tokenOf(CUSTOMER.karima),
      };
      const input = fc.record({
        who: fc.constantFrom(...WHO),
        params: arbitraryOf(call.params, known),
        query: arbitraryOf(call.query, known),
        body: arbitraryOf(call.body, known),
      });
      const statuses = new Map<number, number>();
      answered.set(call.id, statuses);
      const property = fc.asyncProperty(input, async ({ who, params, query, body }) => {
        const token = tokens[who];
        const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
          encodeURIComponent(asText(params[name]) || 'x'),
        );
        const started = performance.now();
        const reply = await app.inject({
          method: call.method,
          url: `${path}?${queryString(query)}`,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            cookie: 'consent=statistics',
          },
          payload: call.body ? body : undefined,
        });
        expect(performance.now() - started).toBeLessThan(MAX_MS);
        tried += 1;
        turnedMs += 1000;
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        expect([200, 413, 415, 429, ...call.errors]).toContain(reply.statusCode);
        const shape = reply.statusCode === 200 ? call.reply : problem;
        expect(z.safeParse(shape, reply.json()).error?.issues).toBeUndefined();
        if (who === 'karima') return;
        for (const secret of Object.values(SECRETS)) expect(reply.body).not.toContain(secret);
      });
      await fc.assert(property, { numRuns: RUNS_PER_CALL, seed: 20_240_501, endOnFailure: true });
    },
    60_000,
  );

  it('accepts over a fifth of the random requests, and refuses over a tenth as invalid but under a tenth by rate limits', () => {
    expect(tried).toBeGreaterThanOrEqual(LEAST_RUNS);
    const total = (status: number) =>
      [...answered.values()].reduce((sum, statuses) => sum + (statuses.get(status) ?? 0), 0);
    expect(total(429)).toBeLessThan(tried * 0.1);
    expect(total(200)).toBeGreaterThan(tried * 0.2);
    expect(total(400)).toBeGreaterThan(tried * 0.1);
  });
});

/** Replaces lone surrogates with U+FFFD, as browsers do, because a URL cannot contain them. */
const asText = (given: unknown) =>
  Buffer.from(typeof given === 'object' ? JSON.stringify(given) : String(given)).toString();

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, asText(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

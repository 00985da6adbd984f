import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { createApi } from './createApi';
import { issueToken } from './customers/accessTokens';
import type { Database } from './database/schema';
import { CUSTOMER, PRODUCT, UNKNOWN, VARIANT } from './testing/marketUuids';
import { ADDRESS } from './testing/orderBody';
import { plantMarket } from './testing/plantMarket';
import { OPEN_LIMIT_MS, openEmbedded } from './testing/testDatabases';

const RUNS_PER_CALL = 60;

/** What such fields usually hold, and what they should never be able to do harm with. */
const value = fc.oneof(
  fc.constantFrom<unknown>(PRODUCT.rui, PRODUCT.jar, VARIANT.smallJar, UNKNOWN, 1, 2, 'rui-fish'),
  fc.constantFrom<unknown>(
    ADDRESS,
    'cash-on-delivery',
    'newest',
    'true',
    true,
    null,
    '01711000001',
  ),
  fc.constantFrom<unknown>(
    '%',
    "'; drop table orders; --",
    '\0',
    '../..',
    '\ud800',
    '__proto__',
    '',
  ),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

const keysOf = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** Some of the keys, each with some value, and a key nobody knows. */
const fields = (schema: z.core.$ZodType | undefined) =>
  fc.record(Object.fromEntries([...keysOf(schema), 'unknownKey'].map((key) => [key, value])), {
    requiredKeys: [],
  });

describe('any call with anything in it', () => {
  let db: Database;

  beforeAll(async () => {
    db = (await openEmbedded()).db;
    await plantMarket(db);
  }, OPEN_LIMIT_MS);

  afterAll(() => db?.destroy());

  it.each(Object.values<Call>(apiCalls).map((call) => [call.id, call] as const))(
    '%s answers what its contract lists, and with a reply that fits',
    async (_, call) => {
      const app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools: false });
      const { accessToken } = await issueToken(db, CUSTOMER.rahim);
      const input = fc.record({
        params: fields(call.params),
        query: fields(call.query),
        body: fields(call.body),
      });
      const property = fc.asyncProperty(input, async ({ params, query, body }) => {
        const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
          encodeURIComponent(asText(params[name]) || 'x'),
        );
        const reply = await app.inject({
          method: call.method,
          url: path,
          query: Object.fromEntries(
            Object.entries(query).map(([key, each]) => [key, asText(each)]),
          ),
          headers: { authorization: `Bearer ${accessToken}` },
          payload: call.body ? body : undefined,
        });
        expect([200, 429, ...call.errors]).toContain(reply.statusCode);
        if (reply.statusCode === 200)
          expect(z.safeParse(call.reply, reply.json()).error).toBeUndefined();
        else expect(reply.json()).toMatchObject({ statusCode: reply.statusCode });
      });
      await fc.assert(property, { numRuns: RUNS_PER_CALL, seed: 20_240_501 });
      await app.close();
    },
    60_000,
  );
});

/** A lone surrogate cannot be part of a URL; browsers send U+FFFD for it. */
const asText = (given: unknown) =>
  Buffer.from(typeof given === 'object' ? JSON.stringify(given) : String(given)).toString();

import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { workload } from '@marketplace/contracts/testing/workload';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { createApi } from '../../api/createApi';
import type { Database } from '../../database/schema';
import { OPEN_LIMIT_MS, openPostgres } from '../../testing/testDatabases';
import { buildProducts } from '../buildProducts';
import { seedMarket } from '../seedMarket';
import { createGenerator } from './createGenerator';
import { growMarket } from './growMarket';

const bases = buildProducts();
const GROWN = workload({ gate: 100, soak: 300 });
const WANTED = bases.length + GROWN;
const generate = createGenerator(bases);

let db: Database;
let close: () => Promise<void>;
let app: FastifyInstance;
const told: string[] = [];

beforeAll(async () => {
  ({ db, close } = await openPostgres());
  await seedMarket(db, {});
  await growMarket(db, WANTED, (text) => told.push(text));
  app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '/media', hasDevTools: false });
}, OPEN_LIMIT_MS * 2);

afterAll(async () => {
  await app?.close();
  await close?.();
});

const uuids = async () => {
  const rows = await db.selectFrom('products').select('uuid').orderBy('uuid').execute();
  return rows.map(({ uuid }) => uuid);
};

const grown = Array.from({ length: GROWN }, (_, number) => generate(number).uuid);

it('growMarket adds products until the requested number is reached, and reports its progress', async () => {
  expect(await uuids()).toHaveLength(WANTED);
  expect(await uuids()).toEqual(expect.arrayContaining(grown));
  expect(told).toEqual([`products ${WANTED}/${WANTED}`]);
});

it('growMarket does not change the products of the demonstration market', async () => {
  const known = new Map(bases.map(({ product }) => [product.uuid, product]));
  const rows = await db
    .selectFrom('products')
    .select(['uuid', 'handle', 'pricePaisa', 'name'])
    .where('uuid', 'in', [...known.keys()])
    .execute();
  expect(rows).toHaveLength(known.size);
  for (const { uuid, ...row } of rows) expect(known.get(uuid)).toMatchObject(row);
});

it.each([
  ['pictures', sql`select count(*)::integer as n from product_pictures where product_uuid =`],
  ['options', sql`select count(*)::integer as n from product_options where product_uuid =`],
  ['variants', sql`select count(*)::integer as n from product_variants where product_uuid =`],
  ['tags', sql`select count(*)::integer as n from product_tags where product_uuid =`],
])('a generated product has as many %s as its base product', async (_, counting) => {
  const count = async (uuid: string) => {
    const { rows } = await sql<{ n: number }>`${counting} ${uuid}`.execute(db);
    return rows[0]?.n;
  };
  for (const number of [0, 1, 40, GROWN / 2, GROWN - 1]) {
    const { uuid, baseUuid } = generate(number);
    expect(await count(uuid)).toBe(await count(baseUuid));
  }
});

it('all prices of products and variants are positive and lower than the former prices', async () => {
  const wrong = await sql`
    select uuid from products where compare_price_paisa <= price_paisa or price_paisa <= 0
    union all
    select uuid from product_variants where compare_price_paisa <= price_paisa or price_paisa <= 0
  `.execute(db);
  expect(wrong.rows).toEqual([]);
});

it('the stored ratings of products agree with their reviews', async () => {
  const wrong = await sql`
    select uuid from products, lateral (
      select count(*) as reviews, coalesce(round(avg(rating) * 10), 0) as tenths
      from reviews where product_uuid = products.uuid) as given
    where review_count <> reviews or rating_tenths <> tenths`.execute(db);
  expect(wrong.rows).toEqual([]);
});

it('generated products are counted, listed and shown like other products', async () => {
  const list = await app.inject(`${apiCalls.listProducts.path}?pageSize=1`);
  expect(list.json()).toMatchObject({ paginationStatus: { totalItems: WANTED } });
  for (const number of [0, 7, GROWN / 2 + 1, GROWN - 1]) {
    const { handle, uuid, name } = generate(number);
    const reply = await app.inject(apiCalls.getProductByHandle.path.replace('{handle}', handle));
    const product = z.parse(apiCalls.getProductByHandle.reply, reply.json());
    expect(product).toMatchObject({ uuid, name });
    expect(product.hasVariants).toBe(product.variant.productVariants.length > 0);
  }
});

it('growMarket adds nothing to a market that has enough products', async () => {
  const before = await uuids();
  await growMarket(db, WANTED, () => undefined);
  await growMarket(db, 1, () => undefined);
  expect(await uuids()).toEqual(before);
});

it('growMarket completes an interrupted run with the products that are missing', async () => {
  const before = await uuids();
  await db.deleteFrom('products').where('uuid', 'in', grown.slice(10, 90)).execute();
  expect(await uuids()).toHaveLength(WANTED - 80);
  await growMarket(db, WANTED, () => undefined);
  expect(await uuids()).toEqual(before);
});

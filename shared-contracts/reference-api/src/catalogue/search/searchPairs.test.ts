import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import type { Database } from '../../database/schema';
import { seedMarket } from '../../seed/seedMarket';
import { openTestApi, type TestApi } from '../../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../../testing/testDatabases';
import { searchPairs } from './searchPairs';

/** Share of the pairs that may be missed. */
const MISSES = 0.05;
/** Some hundred searches, one after the other. */
const SEARCHES_LIMIT_MS = 120_000;

let db: Database;
let api: TestApi;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openPostgres());
  await seedMarket(db, {});
  api = await openTestApi(db);
}, OPEN_LIMIT_MS);

afterAll(async () => {
  await api?.close();
  await close?.();
});

/** Handles of a product, of its category and of its section. */
async function readPlaces(): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.uuid', 'categoryUuid')
    .innerJoin('featuredGroups', 'featuredGroups.uuid', 'featuredGroupUuid')
    .select([
      'products.handle',
      'categories.handle as category',
      'featuredGroups.handle as section',
    ])
    .execute();
  return new Map(
    rows.map(({ handle, category, section }) => [handle, [`#${category}`, `#${section}`]]),
  );
}

it(
  'finds nearly always what people mean among the first three, and always something',
  async () => {
    const places = await readPlaces();
    const known = new Set([...places.keys(), ...[...places.values()].flat()]);
    expect(searchPairs.flatMap(({ wanted }) => wanted).filter((one) => !known.has(one))).toEqual(
      [],
    );

    const missed: string[] = [];
    const nothing: string[] = [];
    for (const { typed, wanted } of searchPairs) {
      const reply = await callApi(apiCalls.searchProducts, { query: { productName: typed } });
      const handles = reply.searchList.slice(0, 3).map(({ handle }) => handle);
      const [place = ''] = wanted;
      const isFound = place.startsWith('#')
        ? handles.every((handle) => places.get(handle)?.includes(place))
        : handles.some((handle) => wanted.includes(handle));
      if (handles.length === 0) nothing.push(typed);
      else if (!isFound) missed.push(`${typed}: ${handles.join(', ')}`);
    }
    expect(nothing).toEqual([]);
    // The list itself, so that a failure says what is missed.
    expect(missed.length > searchPairs.length * MISSES ? missed : []).toEqual([]);
  },
  SEARCHES_LIMIT_MS,
);

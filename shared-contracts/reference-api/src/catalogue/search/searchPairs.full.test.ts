import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import type { Database } from '../../database/schema';
import { seedMarket } from '../../seed/seedMarket';
import { openTestApi, type TestApi } from '../../testing/openTestApi';
import { searchPairs } from '../../testing/searchPairs';
import { OPEN_LIMIT_MS, openPostgres } from '../../testing/testDatabases';

/** Minimum number of search pairs. */
const PAIRS = 300;
/** Share of the searches that may miss the wanted product or place. */
const MISSES = 0.05;
/** Time limit for several hundred searches in sequence. */
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

/** Maps the handle of each product to the handles of its category and section. */
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

const firstThree = async (productName: string) => {
  const reply = await callApi(apiCalls.searchProducts, { query: { productName } });
  return reply.searchList.slice(0, 3).map(({ handle }) => handle);
};

it('the search pairs contain several hundred different searches', () => {
  const typed = new Set(searchPairs.map((pair) => pair.typed));
  expect(typed.size).toBe(searchPairs.length);
  expect(typed.size).toBeGreaterThanOrEqual(PAIRS);
});

it.each([
  ['a letter that is typed as a base letter and a nukta', 'শা\u09dcি', 'শা\u09a1\u09bcি'],
  ['another letter that is typed as a base letter and a nukta', 'পে\u09dfারা', 'পে\u09af\u09bcারা'],
  ['a zero-width joiner within a word', 'বিরিয়ানি', 'বিরিয়া\u200dনি'],
  ['a zero-width non-joiner within a word', 'মিষ্টি দই', 'মিষ্\u200cটি দই'],
  ['Bangla digits', 'রসুন 500 গ্রাম', 'রসুন ৫০০ গ্রাম'],
  ['words that are written without a space', 'রুই মাছ', 'রুইমাছ'],
  ['words with invisible characters between and after them', 'রুই মাছ', 'রুই\u200Bমাছ\u200B'],
  ['capitals and punctuation', 'ladies finger', "LADY'S-FINGER!"],
  ['a Bangla name of an option', 'jumbo', 'জাম্বো'],
])('a search finds the same for %s as for the usual spelling', async (_, usual, typed) => {
  const expected = await firstThree(usual);
  expect(expected.length).toBeGreaterThan(0);
  expect(await firstThree(typed)).toEqual(expected);
});

it.each(["' | '", "hilsa' & !'x", '\\', ':*', 'rui:*A', '<->', '!hilsa', '()', '% _', "'''"])(
  'a search reads “%s” as text and not as a query',
  async (typed) => {
    const { searchList } = await callApi(apiCalls.searchProducts, {
      query: { productName: typed },
    });
    // The words in the text may match some products, but the text must not match the whole market.
    expect(searchList.length).toBeLessThan(14);
  },
);

it.each([
  ['fish', ['section fish', 'category sea-fish']],
  ['৫০০ গ্রাম আচার', ['category achar']],
  ['haor fish', ['shop haor-fish']],
  ['sobji', ['section vegetable']],
  ["' or 1=1 --%", []],
])(
  'a search for “%s” names sections, categories and shops that sell it',
  async (productName, expected) => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName } });
    const places = reply.places?.map(({ kind, handle }) => `${kind} ${handle}`) ?? [];
    expect(places).toEqual(expect.arrayContaining(expected));
    expect(places.length).toBeLessThanOrEqual(expected.length === 0 ? 0 : 4);
  },
);

it('a search names no closed shop, and only its first page names sections, categories and shops', async () => {
  const query = { productName: 'haor fish' };
  const later = await callApi(apiCalls.searchProducts, { query: { ...query, pageNumber: 2 } });
  expect(later.places).toBeUndefined();
  await db.updateTable('shops').set({ isClosed: true }).where('handle', '=', 'haor-fish').execute();
  clearApiCache();
  const { places } = await callApi(apiCalls.searchProducts, { query });
  await db
    .updateTable('shops')
    .set({ isClosed: false })
    .where('handle', '=', 'haor-fish')
    .execute();
  expect(places?.filter(({ handle }) => handle === 'haor-fish')).toEqual([]);
});

it('a search for "#" and the uuid of a shop finds nothing', async () => {
  const { uuid } = await db.selectFrom('shops').select('uuid').executeTakeFirstOrThrow();
  expect(await firstThree(`#${uuid}`)).toEqual([]);
});

it(
  'a search always finds something, and mostly the right thing among its first three results',
  async () => {
    const places = await readPlaces();
    const known = new Set([...places.keys(), ...[...places.values()].flat()]);
    expect(searchPairs.flatMap(({ wanted }) => wanted).filter((one) => !known.has(one))).toEqual(
      [],
    );

    const missed: string[] = [];
    const nothing: string[] = [];
    for (const { typed, wanted } of searchPairs) {
      const handles = await firstThree(typed);
      const [place = ''] = wanted;
      const isFound = place.startsWith('#')
        ? handles.every((handle) => places.get(handle)?.includes(place))
        : handles.some((handle) => wanted.includes(handle));
      if (handles.length === 0) nothing.push(typed);
      else if (!isFound) missed.push(`${typed}: ${handles.join(', ')}`);
    }
    expect(nothing).toEqual([]);
    // Compares the list instead of its length, so that a failure shows which searches missed.
    expect(missed.length > searchPairs.length * MISSES ? missed : []).toEqual([]);
  },
  SEARCHES_LIMIT_MS,
);

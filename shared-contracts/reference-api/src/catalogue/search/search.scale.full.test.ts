import { workload } from '@marketplace/contracts/testing/workload';
import type { CompiledQuery } from 'kysely';
import { createApi } from '../../api/createApi';
import { spreadOf } from '../../bench/measure';
import { countDiscarded, readPlans } from '../../bench/readPlans';
import { openDatabase } from '../../database/openDatabase';
import type { Database } from '../../database/schema';
import { growMarket } from '../../seed/generated/growMarket';
import { seedMarket } from '../../seed/seedMarket';
import { searchPairs } from '../../testing/searchPairs';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../../testing/testDatabases';

const FEW = 1000;
const MANY = workload({ gate: 4000, soak: 100_000 });
/** Upper limit for the ratio of search times (95th percentile) between large and small market. */
const MAX_RATIO = 2;
/** Distance between the search pairs that are tested: 12 means every twelfth pair. */
const EVERY = workload({ gate: 12, soak: 1 });
const ROUNDS = workload({ gate: 2, soak: 3 });
/**
 * Upper limit for the number of measurements. The test measures again if the ratio is too high,
 * because a busy machine is slow only sometimes, but a slow query is always slow.
 */
const TRIES = 3;
const LIMIT_MS = workload({ gate: 60_000, soak: 600_000 });

/** Words that few or no products contain, and words that very many contain. */
const RARE = ['xylophone', 'porabari', 'himsagor', 'biroi', 'shika', 'lot 3 hilsa', 'এসরাজ'];
const WIDE = ['honey', 'fresh', 'organic honey', 'fresh fish', 'deshi', 'premium hilsa', 'bogura'];
const typed = [
  ...RARE,
  ...WIDE,
  ...searchPairs.filter((_, i) => i % EVERY === 0).map((pair) => pair.typed),
];

interface Market {
  opened: TestDatabase;
  db: Database;
  search: (productName: string) => Promise<void>;
  /** SQL statements of the latest search. */
  heard: CompiledQuery[];
  close: () => Promise<void>;
}

async function openMarket(products: number): Promise<Market> {
  const opened = await openPostgres();
  await seedMarket(opened.db, {});
  await growMarket(opened.db, products, () => undefined);
  const heard: CompiledQuery[] = [];
  const db = await openDatabase({
    databaseUrl: opened.url ?? '',
    log: ({ query }) => {
      heard.push(query);
    },
  });
  const app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '/media', hasDevTools: false });
  return {
    opened,
    db,
    heard,
    async search(productName) {
      heard.length = 0;
      const query = { productName };
      const reply = await app.inject({ url: '/product/public/product/search', query });
      expect([productName, reply.statusCode]).toEqual([productName, 200]);
    },
    async close() {
      await app.close();
      await db.destroy();
      await opened.close();
    },
  };
}

let few: Market;
let many: Market;

beforeAll(async () => {
  few = await openMarket(FEW);
  many = await openMarket(MANY);
}, LIMIT_MS + OPEN_LIMIT_MS);

afterAll(async () => {
  await few?.close();
  await many?.close();
});

it(
  'a search reads only the rows of matching products, never the whole table',
  async () => {
    const wasteful: string[] = [];
    for (const text of typed) {
      await many.search(text);
      const statements = [...many.heard];
      const plans = await readPlans(many.opened.db, statements);
      const isWhole = plans.some(({ wholeTables }) => wholeTables.includes('products'));
      const discarded = await countDiscarded(many.opened.db, statements, 'products');
      if (isWhole || discarded > 0) wasteful.push(`${text}: ${discarded} in vain`);
    }
    expect(wasteful).toEqual([]);
  },
  LIMIT_MS,
);

/** Alternates between both markets, so that a busy machine slows them equally. */
async function measureRatio(): Promise<number> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  const time = async (market: Market, text: string) => {
    const startedAt = performance.now();
    await market.search(text);
    return performance.now() - startedAt;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of typed) {
      times.few.push(await time(few, text));
      times.many.push(await time(many, text));
    }
  }
  return spreadOf(times.many).p95 / spreadOf(times.few).p95;
}

it(
  `a search takes at most ${MAX_RATIO} times as long among ${MANY} products as among ${FEW}`,
  async () => {
    const ratios: number[] = [];
    for (let i = 0; i < TRIES && Math.min(...ratios) > MAX_RATIO; i += 1) {
      ratios.push(await measureRatio());
    }
    expect(Math.min(...ratios)).toBeLessThanOrEqual(MAX_RATIO);
  },
  LIMIT_MS,
);

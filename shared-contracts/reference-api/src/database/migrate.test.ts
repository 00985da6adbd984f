import { type Migration, sql } from 'kysely';
import { createApi } from '../api/createApi';
import { createTestMarket } from '../testing/createTestMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';
import { migrate } from './migrate';
import type { Database } from './schema';

/** A migration that fails after its first steps. */
const half: Migration = {
  async up(db) {
    await db.schema.createTable('vouchers').addColumn('code', 'text').execute();
    await db.schema.alterTable('products').addColumn('weight', 'integer').execute();
    await sql`update products set price_paisa = 1`.execute(db);
    await sql`alter table products alter column weight set not null`.execute(db);
  },
};
const good: Migration = {
  up: (db) => db.schema.createTable('gifts').addColumn('code', 'text').execute(),
};

describe.each(TEST_DATABASES)('migrate on $database', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
    await createTestMarket(db);
  }, OPEN_LIMIT_MS);

  afterAll(() => close?.());

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  const list = async () => {
    const app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools: false });
    const reply = await app.inject('/product/public/product?sort=price-asc');
    await app.close();
    return { status: reply.statusCode, prices: pricesOf(reply.json()) };
  };

  it('undoes all migrations of a run if one of them fails', async () => {
    const before = { tables: await tables(), list: await list() };
    expect(before.list.status).toBe(200);
    const later = { '900-gifts': good, '901-vouchers': half };
    await expect(migrate(db, later)).rejects.toThrow(/null/i);
    expect({ tables: await tables(), list: await list() }).toEqual(before);
  });

  it('runs a migration that an earlier run has undone because a later migration failed', async () => {
    await migrate(db);
    await migrate(db, { '900-gifts': good });
    expect(await tables()).toContain('gifts.code');
  });

  it('runs a new migration even if a migration with a higher number has already run', async () => {
    const letters: Migration = {
      up: (schema) => schema.schema.createTable('letters').addColumn('code', 'text').execute(),
    };
    await migrate(db, { '899-letters': letters, '900-gifts': good });
    expect(await tables()).toContain('letters.code');
  });

  it('accepts the schema of a newer version, changes nothing, and names what that version has run', async () => {
    await migrate(db, { '899-letters': good, '900-gifts': good });
    const before = await tables();
    expect((await migrate(db)).newer).toEqual(['899-letters', '900-gifts']);
    expect(await tables()).toEqual(before);
    const { newer } = await migrate(db, { '899-letters': good, '900-gifts': good });
    expect(newer).toEqual([]);
  });
});

const pricesOf = ({ items }: { items: { price: number }[] }) => items.map(({ price }) => price);

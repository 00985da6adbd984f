import { sql } from 'kysely';
import { openPostgres, type TestDatabase } from './testDatabases';

const insertBrand = ({ db }: TestDatabase) =>
  db
    .insertInto('brands')
    .values({ uuid: '01900000-0000-7000-8000-000000000001', name: 'Nodi' })
    .execute();

const countBrands = async ({ db }: TestDatabase) =>
  (await db.selectFrom('brands').selectAll().execute()).length;

/** Leases the first free database, runs `work` on it, and ends the lease. */
async function borrow<Result>(work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  const database = await openPostgres();
  return work(database).finally(() => database.close());
}

describe('a leased database', () => {
  it('has no rows of earlier leases, and its sequences are reset', async () => {
    const nextNumbers = sql`
      select sequencename, nextval(sequencename::regclass)::integer from pg_sequences order by 1`;
    const numbersOf = ({ db }: TestDatabase) => nextNumbers.execute(db).then(({ rows }) => rows);
    const first = await borrow(async (database) => {
      await insertBrand(database);
      return numbersOf(database);
    });
    await borrow(async (database) => {
      expect(await countBrands(database)).toBe(0);
      expect(first).not.toEqual([]);
      expect(await numbersOf(database)).toEqual(first);
    });
  });

  it('is leased to one test at a time', async () => {
    await borrow(async (one) => {
      await borrow(async (other) => {
        expect(other.url).not.toBe(one.url);
        await insertBrand(one);
        expect(await countBrands(other)).toBe(0);
      });
    });
  });

  it.each([
    ['a column', 'alter table brands add column colour text'],
    ['a trigger', 'alter table products disable trigger all'],
    [
      'a function',
      'create or replace function forget_counts() returns trigger as $$ begin return null; end $$ language plpgsql',
    ],
    ['a row that a migration inserted', 'delete from problem_categories'],
  ])('is replaced if an earlier lease has changed %s', async (_what, change) => {
    const isOriginal = ({ db }: TestDatabase) =>
      sql<{ version: string }>`
        select concat(
          (select count(*) from information_schema.columns where table_name = 'brands'),
          (select string_agg(tgenabled::text, '') from pg_trigger where tgrelid = 'products'::regclass),
          (select prosrc from pg_proc where proname = 'forget_counts'),
          (select count(*) from problem_categories)
        ) as version`
        .execute(db)
        .then(({ rows }) => rows);
    const before = await borrow(isOriginal);
    await borrow(({ db }) => sql.raw(change).execute(db));
    expect(await borrow(isOriginal)).toEqual(before);
  });
});

import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { buildUrl } from '@marketplace/contracts/client/buildUrl';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { accessOf } from '../testing/access/accessTable';
import {
  type CustomerFixtures,
  createCustomerFixtures,
} from '../testing/access/createCustomerFixtures';
import { createTestMarket } from '../testing/createTestMarket';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

// The cast is safe: every `id` is a key of `apiCalls`.
const reads = Object.values<Call>(apiCalls)
  .filter(({ method }) => method === 'GET')
  .map(({ id }) => id as ApiCallId);

/**
 * A GET call must change no data: links, images and prefetching make a browser send `GET`, even
 * from pages of other sites.
 */
describe('a GET call', () => {
  const market = serveMarket(openPostgres);
  let own: CustomerFixtures;

  beforeAll(async () => {
    await createTestMarket(market.db);
    own = await createCustomerFixtures(market.db, market.api.app);
  });

  it.each(reads)('changes no data: %s', async (id) => {
    const before = await contentOf(market.db);
    const { params, query } = accessOf(id).request(own);
    const reply = await market.api.app.inject({
      method: 'GET',
      url: buildUrl('', apiCalls[id].path, params, query),
      headers: { authorization: `Bearer ${own.token}` },
    });
    expect(reply.statusCode).toBe(200);
    expect(await contentOf(market.db)).toEqual(before);
  });
});

/** Digests of the contents of all tables, by table name. */
async function contentOf(db: Database) {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const contents = tables.rows.map(
    ({ name }) => sql`
      select ${name} as name, md5(string_agg(each::text, ',' order by each::text)) as content
      from ${sql.table(name)} as each`,
  );
  const { rows } = await sql<{ name: string; content: string | null }>`
    ${sql.join(contents, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

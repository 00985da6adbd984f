import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createApi } from '../../api/createApi';
import { openDatabase } from '../../database/openDatabase';
import { growMarket } from '../../seed/generated/growMarket';
import { seedMarket } from '../../seed/seedMarket';
import { openPostgres } from '../testDatabases';
import { createQueryCounter } from './createQueryCounter';
import { findSorted } from './findSorted';

const ASIDE = '/queries';

const size = z.object({ products: z.int().check(z.gte(1)) });
const wanted = z.object({
  category: z.optional(z.string()),
  section: z.optional(z.uuid()),
  shop: z.optional(z.string()),
  count: z.coerce.number(),
});

/**
 * Serves the API with the demonstration market on a PostgreSQL database of its own, and three more
 * endpoints. `GET /queries` returns the API requests since the previous `GET /queries`, with status
 * and number of SQL statements. `POST /queries/grow` adds products until their number reaches
 * `products`. `GET /queries/sorted` reads the last entries of a list without the lists' indexes.
 * @param mediaDir folder of the market's pictures
 */
export async function serveQueryCounter(mediaDir: string): Promise<FastifyInstance> {
  const opened = await openPostgres();
  if (!opened.url) throw new Error('There is no PostgreSQL to count on.');
  await seedMarket(opened.db, {});

  const counter = createQueryCounter([ASIDE, '/media']);
  const db = await openDatabase({ databaseUrl: opened.url, log: counter.countStatement });
  const app = createApi({ db, mediaDir, mediaBaseUrl: '/api/media', hasDevTools: false });
  counter.watch(app);
  app.get(ASIDE, async () => ({ calls: await counter.take() }));
  app.get(`${ASIDE}/sorted`, async ({ query }) => {
    const { count, ...narrowed } = z.parse(wanted, query);
    return findSorted(opened.db, narrowed, count);
  });
  app.post(`${ASIDE}/grow`, async ({ body }) => {
    await growMarket(opened.db, z.parse(size, body).products, () => undefined);
    return {};
  });
  app.addHook('onClose', async () => {
    await db.destroy();
    await opened.close();
  });
  return app;
}

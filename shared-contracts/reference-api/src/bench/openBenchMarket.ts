import type { AddressInfo } from 'node:net';
import type { CompiledQuery } from 'kysely';
import { createApi } from '../api/createApi';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { growMarket } from '../seed/generated/growMarket';
import { seedMarket } from '../seed/seedMarket';
import { openPostgres } from '../testing/testDatabases';
import { addOrderLines } from './addOrderLines';

/** The API on a market of one size, served over HTTP. */
export interface BenchMarket {
  /** Number of products, for a heading. */
  label: string;
  db: Database;
  /**
   * Requests a path with a query. Throws if the reply is an error.
   * @returns the parsed body of the reply
   */
  get: (path: string) => Promise<unknown>;
  /** Returns the SQL statements that the API runs during `ask`. */
  statementsOf: (ask: () => Promise<unknown>) => Promise<CompiledQuery[]>;
  close: () => Promise<void>;
}

interface MarketSize {
  label: string;
  products: number;
  orderLines: number;
}

/** Fills a new PostgreSQL database with the given number of products, and serves it. */
export async function openBenchMarket(
  { label, products, orderLines }: MarketSize,
  tell: (text: string) => void,
): Promise<BenchMarket> {
  const opened = await openPostgres();
  if (!opened.url) throw new Error('There is no PostgreSQL to measure on.');
  await seedMarket(opened.db, {});
  await growMarket(opened.db, products, (text) => tell(`${label}: ${text}`));
  tell(`${label}: ${orderLines.toLocaleString('en')} order lines`);
  await addOrderLines(opened.db, orderLines);

  const heard: CompiledQuery[] = [];
  const db = await openDatabase({
    databaseUrl: opened.url,
    log: ({ query }) => {
      if (isHearing) heard.push(query);
    },
  });
  let isHearing = false;
  const app = createApi({
    db,
    mediaDir: '/nowhere',
    mediaBaseUrl: '/api/media',
    hasDevTools: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const { port } = app.server.address() as AddressInfo;
  return {
    label,
    db,
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      if (!response.ok)
        throw new Error(`${path} answered ${response.status} on ${label} products.`);
      return response.json();
    },
    async statementsOf(ask) {
      heard.length = 0;
      isHearing = true;
      await ask();
      isHearing = false;
      return [...heard];
    },
    async close() {
      await app.close();
      await db.destroy();
      await opened.close();
    },
  };
}

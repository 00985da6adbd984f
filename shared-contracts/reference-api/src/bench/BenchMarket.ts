import type { CompiledQuery } from 'kysely';
import type { Database } from '../database/schema';

/** The API over HTTP on a market of one size. */
export interface BenchMarket {
  /** Products, as a heading says it. */
  label: string;
  db: Database;
  /** Asks for a path with a query and gives the reply; fails unless it is a 200. */
  get: (path: string) => Promise<unknown>;
  /** Every statement the API ran while `ask` was answered. */
  statementsOf: (ask: () => Promise<unknown>) => Promise<CompiledQuery[]>;
  close: () => Promise<void>;
}

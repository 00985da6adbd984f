import { sql } from 'kysely';
import { MarketAdapter } from './MarketDialect';
import type { Database } from './schema';

/** True if the database is on a PostgreSQL server, false if it is embedded. */
const isServer = (db: Database) => db.getExecutor().adapter instanceof MarketAdapter;

/**
 * Runs `work` with a connection that nothing else uses, for locks that end with the connection. The
 * embedded database has one connection only, which `work` then shares; nobody else can open it.
 */
export function holdConnection<Result>(
  db: Database,
  work: (held: Database) => Promise<Result>,
): Promise<Result> {
  if (!isServer(db)) return work(db);
  return db.connection().execute(async (held) => {
    // If this machine vanishes, the server must notice soon, because it keeps the locks until then.
    await sql`select set_config('tcp_keepalives_idle', '20', false),
      set_config('tcp_keepalives_interval', '10', false),
      set_config('tcp_keepalives_count', '3', false)`.execute(held);
    return work(held);
  });
}

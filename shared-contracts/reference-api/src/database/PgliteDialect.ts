import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Connects Kysely to PGlite, which is PostgreSQL in WebAssembly and has only one connection. */
export class PgliteDialect implements Dialect {
  constructor(private readonly client: PGlite) {}

  createAdapter = () => new PostgresAdapter();
  createDriver = () => new PgliteDriver(this.client);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  private lastTurn: Promise<void> = Promise.resolve();
  private endTurn: () => void = () => undefined;

  constructor(private readonly client: PGlite) {
    this.connection = new PgliteConnection(client);
  }

  init = async () => undefined;

  // A transaction may be using the only connection, so each caller waits until the previous caller
  // has released it.
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.lastTurn;
    let end: () => void = () => undefined;
    this.lastTurn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    this.endTurn = end;
    return this.connection;
  }

  releaseConnection = async () => this.endTurn();
  beginTransaction = (connection: DatabaseConnection) => run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => run(connection, 'rollback');
  destroy = () => this.client.close();
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly client: PGlite) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.client.query<Row>(sql, [...parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream');
  }
}

import type { FastifyInstance } from 'fastify';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { createApi } from '../api/createApi';
import { openDatabase } from '../database/openDatabase';
import type { ApiContext } from '../http/Handlers';
import type { PaymentSettings } from '../payments/createPayments';
import { jobContext } from './jobContext';

/** The moment at which the API is killed: a number of statements from now. */
export interface Death {
  statements: number;
  /** True if the database still executes the last statement, so that only its reply is lost. */
  isDone: boolean;
}

export interface KillableApi {
  app: FastifyInstance;
  /** Context for jobs and commands, which also fail after the API was killed. */
  context: ApiContext;
  dieAt(death: Death): void;
  /** Kills the API immediately, even while it handles a request. */
  kill(): void;
  isDead(): boolean;
  /** Starts the API again. All its earlier work must have stopped. */
  restart(): void;
  close(): Promise<void>;
}

/**
 * Starts an API that can be killed almost as a process can. When it is killed, its PostgreSQL
 * connections break, open transactions roll back, and nothing reaches the database until a restart.
 * Only its memory survives, e.g. a bKash token. `api/api.kills.full.test.ts` kills real processes,
 * which take a hundred times as long to start.
 */
export async function spawnKillableApi(
  url: string,
  payments: PaymentSettings,
  now: () => Date,
): Promise<KillableApi> {
  let death: Death | undefined;
  let isDead = false;
  const kill = () => {
    isDead = true;
  };
  /**
   * Counts one statement.
   * @returns true if the API is killed at this statement
   */
  const isLast = () => {
    if (!death || isDead) return false;
    death.statements -= 1;
    return death.statements < 0;
  };
  async function live<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    if (isLast()) {
      const isDone = death?.isDone;
      kill();
      if (isDone) await run();
    } else if (!isDead) {
      const answer = await run();
      if (!isDead) return answer;
    }
    throw new Error('this API was killed');
  }
  const wrapPool = (pool: pg.Pool): PostgresPool => ({
    end: () => pool.end(),
    async connect() {
      if (isDead) throw new Error('this API was killed');
      const client = await pool.connect();
      const query = (text: string, values: unknown[]) => live(() => client.query(text, values));
      const release = () => client.release(isDead);
      return Object.assign(Object.create(client), { query, release });
    },
  });
  const db = await openDatabase({ databaseUrl: url, wrapPool });
  const media = { mediaDir: '/nowhere', mediaBaseUrl: '/api/media' };
  const app = createApi({ db, ...media, hasDevTools: false, payments, now });
  await app.ready();
  return {
    app,
    context: jobContext(db, now, payments),
    dieAt(at) {
      death = { ...at };
    },
    kill,
    isDead: () => isDead,
    restart() {
      death = undefined;
      isDead = false;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

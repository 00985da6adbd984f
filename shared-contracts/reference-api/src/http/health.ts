import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { ApiProblem } from './ApiProblem';

/**
 * Serves `/healthz`, which replies if the process is alive, and `/readyz`, which also checks that
 * the database responds.
 */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new ApiProblem(503, 'unavailable', 'The database does not answer', {
        retryAfterSeconds: 2,
      });
    }
    return { status: 'ready' };
  });
}

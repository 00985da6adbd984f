import { randomBytes } from 'node:crypto';
import type { Database } from '../database/schema';

const NAME = 'payment-callbacks';
const SECRET_BYTES = 32;

/**
 * Creates a function that returns the secret with which callbacks are signed: the configured secret
 * or, if none is configured, a random secret that is stored in the database.
 */
export function findSecret(db: Database, given: string | undefined): () => Promise<string> {
  let found: Promise<string> | undefined = given === undefined ? undefined : Promise.resolve(given);
  return () => {
    found ??= readOrMake(db).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

async function readOrMake(db: Database): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('hex');
  // If several processes start simultaneously, all of them use the secret that is stored first.
  await db
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return kept.value;
}

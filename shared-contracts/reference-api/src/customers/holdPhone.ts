import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';

/**
 * Lets whoever else opens or verifies an account with this phone wait until this transaction ends.
 * @param phone with +88
 */
export async function holdPhone(trx: DatabaseTransaction, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(trx);
}

import { sql } from 'kysely';
import type { ApiContext } from './Handlers';

const LONGEST_TRY_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the tries that no limit looks back to. Those somebody else holds are left to the next
 * time: who books takes the rows of one subject after the other, and waiting for them while holding
 * the next would be a circle.
 */
export async function forgetOldTries({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - LONGEST_TRY_WINDOW_MS);
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where tried_at < ${since} for update skip locked))`.execute(db);
}

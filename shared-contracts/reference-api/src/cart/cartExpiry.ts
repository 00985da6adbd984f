import type { Job } from '../http/Handlers';

const DAYS_KEPT = 30;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Carts that last changed at or before this time have expired. */
export const cartExpiryCutoff = (now: Date) => new Date(now.getTime() - DAYS_KEPT * MS_PER_DAY);

const UNDO_MINUTES = 10;

/** Lines that were removed at or before this time cannot be restored any more. */
export const undoCutoff = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000);

const MAX_AT_ONCE = 5000;

/** Deletes expired carts, which are shown as empty already. */
export const deleteExpiredCarts: Job = async ({ db, now }) => {
  const since = cartExpiryCutoff(now());
  await db
    .deleteFrom('carts')
    .where('updatedAt', '<=', since)
    .where('uuid', 'in', (query) =>
      query
        .selectFrom('carts')
        .select('uuid')
        .where('updatedAt', '<=', since)
        .orderBy('updatedAt')
        .limit(MAX_AT_ONCE),
    )
    .execute();
};

import type { Chore } from '../housekeeping/keepHouse';
import { cartsSince } from './cartsSince';

const MOST_AT_ONCE = 5000;

/** Deletes carts nobody has changed for long; they have read as empty since they ran out. */
export const forgetOldCarts: Chore = async ({ db, now }) => {
  const since = cartsSince(now());
  await db
    .deleteFrom('carts')
    .where('updatedAt', '<=', since)
    .where('uuid', 'in', (query) =>
      query
        .selectFrom('carts')
        .select('uuid')
        .where('updatedAt', '<=', since)
        .orderBy('updatedAt')
        .limit(MOST_AT_ONCE),
    )
    .execute();
};

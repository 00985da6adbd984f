import type { Chore } from '../housekeeping/keepHouse';
import { payBackSoon } from './payBack';

const MOST_AT_ONCE = 50;

/** Gives back what a gateway, or a process that died, did not give back at once. */
export const payBackDue: Chore = async (context) => {
  const due = await context.db
    .selectFrom('payments')
    .select('uuid')
    .where('status', '=', 'refund-due')
    // The longest untouched first: one that never works must not keep the others waiting.
    .orderBy('settledAt')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { uuid } of due) {
    await context.db
      .updateTable('payments')
      .set({ settledAt: context.now() })
      .where('uuid', '=', uuid)
      .where('status', '=', 'refund-due')
      .execute();
    await payBackSoon(context, uuid);
  }
};

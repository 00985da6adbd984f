import { hashPassword, verifyPassword } from '../customers/passwords';
import { inTransaction } from '../database/inTransaction';
import type { Database } from '../database/schema';
import { createToken } from '../http/accessTokens';
import { customerUuid, DEMO_PASSWORD, readCustomers } from './customers';

/**
 * Closes the demo accounts before a shop opens to the public: ends their sessions and sets a
 * password that nobody knows. An account whose password was changed stays open, because somebody
 * uses it.
 * @returns the number of closed accounts
 */
export async function closeDemoAccounts(db: Database): Promise<number> {
  const seeded = readCustomers().map(({ phone }) => customerUuid(phone));
  const rows = await db
    .selectFrom('customers')
    .select(['uuid', 'passwordHash'])
    .where('uuid', 'in', seeded)
    .execute();
  const areOpen = await Promise.all(
    rows.map(({ passwordHash }) => verifyPassword(passwordHash, DEMO_PASSWORD)),
  );
  const open = rows.filter((_, index) => areOpen[index]).map(({ uuid }) => uuid);
  for (const uuid of open) {
    const passwordHash = await hashPassword(createToken());
    await inTransaction(db, async (trx) => {
      await trx.updateTable('customers').set({ passwordHash }).where('uuid', '=', uuid).execute();
      await trx.deleteFrom('accessTokens').where('customerUuid', '=', uuid).execute();
    });
  }
  return open.length;
}

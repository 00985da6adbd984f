import type { DatabaseTransaction } from '../database/schema';

interface Account {
  uuid: string;
  fullName: string;
  /** With +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  phoneVerified: boolean;
}

/**
 * Writes an account, without its e-mail address where that is another's already. `phone-is-taken` when the
 * phone has an account: nothing is written then.
 */
export async function insertAccount(
  trx: DatabaseTransaction,
  account: Account,
): Promise<'as-wished' | 'without-email' | 'phone-is-taken'> {
  // What is in the way makes an insert do nothing: first the e-mail address, or else the phone.
  if (await insert(trx, account)) return 'as-wished';
  const isWithout = account.email !== null && (await insert(trx, { ...account, email: null }));
  return isWithout ? 'without-email' : 'phone-is-taken';
}

async function insert(trx: DatabaseTransaction, account: Account): Promise<boolean> {
  const inserted = await trx
    .insertInto('customers')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted !== undefined;
}

import { sql } from 'kysely';
import { isForeignKeyViolation } from '../database/errors';
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
 * Inserts an account, without its e-mail address if that belongs to another account. Returns
 * `phone-is-taken` and inserts nothing if the phone has an account.
 */
export async function insertAccount(
  trx: DatabaseTransaction,
  account: Account,
): Promise<'as-wished' | 'without-email' | 'phone-is-taken'> {
  // A conflict can be about the e-mail address; if the next insert fails too, it is the phone.
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

/**
 * Deletes the account of a phone if it was never verified and never ordered, because somebody may
 * have mistyped the phone.
 */
export async function deleteUnverifiedAccount(
  trx: DatabaseTransaction,
  phone: string,
): Promise<void> {
  await sql`savepoint before_deleting`.execute(trx);
  try {
    await trx
      .deleteFrom('customers')
      .where('phone', '=', phone)
      .where('phoneVerified', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orders')
              .select('orders.uuid')
              .whereRef('orders.customerUuid', '=', 'customers.uuid'),
          ),
        ),
      )
      .execute();
  } catch (error) {
    // A row that must stay, perhaps an order of this moment, refers to the account.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_deleting`.execute(trx);
  }
}

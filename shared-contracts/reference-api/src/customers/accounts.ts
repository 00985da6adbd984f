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
 * Inserts an account. Leaves out its e-mail address if another account has this address. Inserts
 * nothing and returns `phone-is-taken` if the phone has an account.
 */
export async function insertAccount(
  trx: DatabaseTransaction,
  account: Account,
): Promise<'as-wished' | 'without-email' | 'phone-is-taken'> {
  // The first insert also fails if only the e-mail address is taken. If the insert without the
  // address fails too, the phone is taken.
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
 * Deletes a phone's account if the phone was never verified and the account has no orders. The
 * person who opened the account may have mistyped the phone.
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
    // Another row, perhaps an order that was placed a moment ago, refers to the account, so the
    // account stays.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_deleting`.execute(trx);
  }
}

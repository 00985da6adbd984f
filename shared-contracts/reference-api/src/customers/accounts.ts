import { sql } from 'kysely';
import { isForeignKeyViolation } from '../database/errors';
import type { DatabaseTransaction } from '../database/schema';
import { deletePicture } from '../uploads/storedPictures';

interface Account {
  uuid: string;
  fullName: string;
  /** Starts with +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  phoneVerified: boolean;
}

/**
 * Inserts an account, without its e-mail address if another account has this address. If the phone
 * already has an account, inserts nothing and returns `phone-is-taken`.
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
 * Tables of what a person who was signed in could still use: passkeys, which sign in again, and
 * links and codes, which download the customer's data or change the e-mail address or the phone.
 */
export const ACCESS_TABLES = [
  'dataLinks',
  'emailLinks',
  'phoneChanges',
  'passkeys',
  'passkeyChallenges',
] as const;

/**
 * Deletes what a person who was signed in could still use. Call this when an account gets a new
 * password, because that is how an owner locks out a thief.
 */
export async function revokeAccess(trx: DatabaseTransaction, customerUuid: string): Promise<void> {
  for (const table of ACCESS_TABLES) {
    await trx.deleteFrom(table).where('customerUuid', '=', customerUuid).execute();
  }
}

/**
 * Deletes a phone's account if the phone was never verified and the account has no orders. Such an
 * account may not belong to the phone's owner, because anybody can enter or mistype a phone. Its
 * pictures are unused, because only orders lead to reviews and complaints.
 */
export async function deleteUnverifiedAccount(
  trx: DatabaseTransaction,
  { phone, mediaDir }: { phone: string; mediaDir: string },
): Promise<void> {
  await sql`savepoint before_deleting`.execute(trx);
  try {
    const pictures = await trx
      .selectFrom('uploads')
      .innerJoin('customers', 'customers.uuid', 'uploads.customerUuid')
      .select(['smallPath', 'mediumPath'])
      .where('phone', '=', phone)
      .execute();
    const deleted = await trx
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
      .returning('uuid')
      .executeTakeFirst();
    if (deleted) for (const picture of pictures) await deletePicture(mediaDir, picture);
  } catch (error) {
    // The account stays if another row refers to it, such as an order that was placed in the
    // meantime.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_deleting`.execute(trx);
  }
}

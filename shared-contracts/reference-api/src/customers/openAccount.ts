import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import type { NewCode } from './makeCode';

const FOREIGN_KEY_VIOLATION = '23503';

interface NewAccount {
  fullName: string;
  /** With +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
}

/** What became of a sign-up; nobody but the owners of phone and e-mail may learn it. */
interface Opened {
  /** False where the phone has an account that stays as it is. */
  isNew: boolean;
  /** The e-mail address that another account has, and that was left out for it. */
  takenEmail?: string;
}

/**
 * Opens an account with a code for its phone. One that was never verified and never ordered is
 * somebody's slip, or somebody else: it goes, with all that hangs on it, and its tokens end.
 */
export function openAccount(
  db: Database,
  account: NewAccount,
  code: Omit<NewCode, 'code'>,
): Promise<Opened> {
  return db.transaction().execute(async (trx) => {
    // Two at once for one phone: the second waits here, and finds what the first has made.
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.phone}, 0))`.execute(trx);
    await forgetUnverified(trx, account.phone);
    // What is in the way makes an insert do nothing: first the e-mail address, or else the phone.
    const asWished = await insert(trx, account);
    const uuid = asWished ?? (account.email && (await insert(trx, { ...account, email: null })));
    if (!uuid) return { isNew: false };
    await trx
      .insertInto('oneTimeCodes')
      .values({ ...code, customerUuid: uuid, purpose: 'verify-phone', channel: 'sms' })
      .execute();
    return { isNew: true, takenEmail: asWished ? undefined : (account.email ?? undefined) };
  });
}

async function forgetUnverified(trx: DatabaseTransaction, phone: string): Promise<void> {
  await sql`savepoint before_forgetting`.execute(trx);
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
    // Something that must not be lost hangs on it, perhaps an order of this very moment: it stays.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_forgetting`.execute(trx);
  }
}

const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;

async function insert(trx: DatabaseTransaction, account: NewAccount): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('customers')
    .values({ ...account, uuid: randomUUID(), phoneVerified: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted?.uuid;
}

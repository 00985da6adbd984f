import { randomUUID } from 'node:crypto';
import { lockName } from '../database/locks';
import type { Database } from '../database/schema';
import { deleteUnverifiedAccount, insertAccount } from './accounts';
import type { NewCode } from './oneTimeCodes';

interface NewAccount {
  fullName: string;
  /** With +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  /** The network it is asked from, as `hashNetwork` gives it. */
  askedFrom: string;
  /** Of the browser it is asked from, as `renewDevice` gives it. */
  deviceHash: string;
}

/** Result of a sign-up; only the owners of phone and e-mail may learn it. */
interface CreatedAccount {
  /** False where the phone has an account that stays as it is. */
  isNew: boolean;
  /** The e-mail address that another account has, and that was left out for it. */
  takenEmail?: string;
}

/**
 * Creates an account with a code for its phone. An account of that phone that was never verified and
 * never ordered is deleted with its tokens; the code of the sign-up that created it stays valid, and
 * restores it.
 */
export function createAccount(
  db: Database,
  { askedFrom, deviceHash, ...account }: NewAccount,
  code: Omit<NewCode, 'code'>,
): Promise<CreatedAccount> {
  return db.transaction().execute(async (trx) => {
    // Two at once for one phone: the second waits here, and finds what the first has made.
    await lockName(trx, account.phone);
    await deleteUnverifiedAccount(trx, account.phone);
    const customerUuid = randomUUID();
    const created = { ...account, uuid: customerUuid, phoneVerified: false };
    const result = await insertAccount(trx, created);
    if (result === 'phone-is-taken') return { isNew: false };
    const isAsWished = result === 'as-wished';
    const email = isAsWished ? account.email : null;
    await trx
      .insertInto('signUps')
      .values({
        ...{ ...account, ...code, email, customerUuid, askedFrom, deviceHash },
        uuid: randomUUID(),
      })
      .execute();
    return { isNew: true, takenEmail: isAsWished ? undefined : (account.email ?? undefined) };
  });
}

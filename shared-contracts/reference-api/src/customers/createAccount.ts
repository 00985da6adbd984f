import { randomUUID } from 'node:crypto';
import { lockName } from '../database/locks';
import type { ApiContext } from '../http/Handlers';
import { deleteUnverifiedAccount, insertAccount } from './accounts';
import type { NewCode } from './oneTimeCodes';

interface NewAccount {
  fullName: string;
  /** Starts with +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  /** Hash of the client's network, from `hashNetwork`. */
  askedFrom: string;
  /** Hash of the browser's token, from `renewDevice`. */
  deviceHash: string;
}

/** Result of a sign-up. Only the owners of the phone and the e-mail address may learn it. */
interface CreatedAccount {
  /** False if the phone already has an account, which then stays unchanged. */
  isNew: boolean;
  /** The entered e-mail address if the new account lacks it because another account has it. */
  takenEmail?: string;
}

/**
 * Creates an account, and stores a code that verifies its phone. First deletes an earlier account
 * of the phone that was never verified and has no orders. The code of that earlier sign-up stays
 * valid. If it is entered, the deleted account is restored.
 */
export function createAccount(
  { db, mediaDir }: Pick<ApiContext, 'db' | 'mediaDir'>,
  { askedFrom, deviceHash, ...account }: NewAccount,
  code: Omit<NewCode, 'code'>,
): Promise<CreatedAccount> {
  return db.transaction().execute(async (trx) => {
    // If two sign-ups for one phone arrive simultaneously, the second waits here until the first is
    // stored.
    await lockName(trx, account.phone);
    await deleteUnverifiedAccount(trx, { phone: account.phone, mediaDir });
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

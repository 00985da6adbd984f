import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema';
import { forgetUnverified } from './forgetUnverified';
import { holdPhone } from './holdPhone';
import { insertAccount } from './insertAccount';
import type { NewCode } from './makeCode';

interface NewAccount {
  fullName: string;
  /** With +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  /** The network it is asked from, as `askedFrom` keeps it. */
  askedFrom: string;
}

/** What became of a sign-up; nobody but the owners of phone and e-mail may learn it. */
interface Opened {
  /** False where the phone has an account that stays as it is. */
  isNew: boolean;
  /** The e-mail address that another account has, and that was left out for it. */
  takenEmail?: string;
}

/**
 * Opens an account with a code for its phone. One that was never verified and never ordered goes,
 * and its tokens end; the code of the sign-up that opened it stays good, and brings it back.
 */
export function openAccount(
  db: Database,
  { askedFrom, ...account }: NewAccount,
  code: Omit<NewCode, 'code'>,
): Promise<Opened> {
  return db.transaction().execute(async (trx) => {
    // Two at once for one phone: the second waits here, and finds what the first has made.
    await holdPhone(trx, account.phone);
    await forgetUnverified(trx, account.phone);
    const customerUuid = randomUUID();
    const opened = { ...account, uuid: customerUuid, phoneVerified: false };
    const became = await insertAccount(trx, opened);
    if (became === 'phone-is-taken') return { isNew: false };
    const isAsWished = became === 'as-wished';
    const email = isAsWished ? account.email : null;
    await trx
      .insertInto('signUps')
      .values({ ...account, ...code, email, customerUuid, askedFrom, uuid: randomUUID() })
      .execute();
    return { isNew: true, takenEmail: isAsWished ? undefined : (account.email ?? undefined) };
  });
}

import type { Database, DatabaseTransaction } from '../database/schema';
import { issueToken } from './accessTokens';
import type { SignUp } from './findSignUp';
import { forgetUnverified } from './forgetUnverified';
import { holdPhone } from './holdPhone';
import { insertAccount } from './insertAccount';
import { wrongCode } from './wrongCode';

/**
 * Makes a sign-up whose code was right the account of its phone, whatever was signed up after it,
 * and gives a token for it. All codes sent to the phone for sign-ups are void from then on.
 * @throws ApiProblem 400 when another request was faster
 */
export function verifySignUp(db: Database, signUp: SignUp, present: Date) {
  return db.transaction().execute(async (trx) => {
    await holdPhone(trx, signUp.phone);
    const customerUuid = await settle(trx, signUp);
    const spent = await trx
      .deleteFrom('signUps')
      .where('phone', '=', signUp.phone)
      .returning('uuid')
      .execute();
    if (!spent.some(({ uuid }) => uuid === signUp.uuid)) throw wrongCode();
    return issueToken(trx, customerUuid, present);
  });
}

async function settle(trx: DatabaseTransaction, signUp: SignUp): Promise<string> {
  const { customerUuid: uuid, fullName, phone, email, passwordHash } = signUp;
  const own = await trx
    .updateTable('customers')
    .set({ phoneVerified: true })
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
  if (own) return uuid;
  // A later sign-up for the phone has replaced this one; now the phone has shown whose it is.
  await forgetUnverified(trx, phone);
  const account = { uuid, fullName, phone, email, passwordHash, phoneVerified: true };
  if ((await insertAccount(trx, account)) !== 'phone-is-taken') return uuid;
  return takeOver(trx, signUp);
}

/** The account in place has ordered, so that it stays; whoever opened it loses it. */
async function takeOver(trx: DatabaseTransaction, signUp: SignUp): Promise<string> {
  const { fullName, phone, passwordHash } = signUp;
  const taken = await trx
    .updateTable('customers')
    // Its e-mail address goes: codes for a new password are sent there.
    .set({ fullName, passwordHash, email: null, phoneVerified: true })
    .where('phone', '=', phone)
    .where('phoneVerified', '=', false)
    .returning('uuid')
    .executeTakeFirst();
  if (!taken) throw wrongCode();
  await trx.deleteFrom('resetCodes').where('customerUuid', '=', taken.uuid).execute();
  await trx.deleteFrom('accessTokens').where('customerUuid', '=', taken.uuid).execute();
  return taken.uuid;
}

import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import type { ApiContext } from '../http/Handlers';
import { deleteUnverifiedAccount, insertAccount } from './accounts';
import { claimGuestOrders } from './guestOrders';
import { forgetDevices } from './knownDevices';
import { invalidCode } from './oneTimeCodes';
import type { SignUp } from './verifySignUpCode';

/**
 * Turns a sign-up whose code was entered into the account of its phone, even if there are later
 * sign-ups. Voids all other sign-up codes of the phone.
 * @returns uuid and token of the account
 * @throws ApiProblem 400 if another request was faster
 */
export function completeSignUp(
  { db, now, sessionLimits }: ApiContext,
  signUp: SignUp,
  begun: { device: string | null; address: string },
) {
  return db.transaction().execute(async (trx) => {
    await lockName(trx, signUp.phone);
    const customerUuid = await activate(trx, signUp);
    const spent = await trx
      .deleteFrom('signUps')
      .where('phone', '=', signUp.phone)
      .returning('uuid')
      .execute();
    if (!spent.some(({ uuid }) => uuid === signUp.uuid)) throw invalidCode();
    await claimGuestOrders(trx, { uuid: customerUuid, phone: signUp.phone });
    const session = { ...sessionLimits, ...begun };
    return { customerUuid, ...(await issueToken(trx, customerUuid, now(), session)) };
  });
}

async function activate(trx: DatabaseTransaction, signUp: SignUp): Promise<string> {
  const { customerUuid: uuid, fullName, phone, email, passwordHash } = signUp;
  const own = await trx
    .updateTable('customers')
    .set({ phoneVerified: true })
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
  if (own) return uuid;
  // A later, unverified sign-up may have taken the phone; the code proves that the phone belongs to
  // somebody else.
  await deleteUnverifiedAccount(trx, phone);
  const account = { uuid, fullName, phone, email, passwordHash, phoneVerified: true };
  if ((await insertAccount(trx, account)) !== 'phone-is-taken') return uuid;
  return takeOver(trx, signUp);
}

/**
 * Gives an existing account, which stays because it has orders, to the person who signed up now.
 * The person who opened the account loses access.
 */
async function takeOver(trx: DatabaseTransaction, signUp: SignUp): Promise<string> {
  const { fullName, phone, passwordHash } = signUp;
  const taken = await trx
    .updateTable('customers')
    // Removes the e-mail address of the earlier sign-up. It may belong to somebody else, who could
    // request a password code by it.
    .set({ fullName, passwordHash, email: null, emailVerified: false, phoneVerified: true })
    .where('phone', '=', phone)
    .where('phoneVerified', '=', false)
    .returning('uuid')
    .executeTakeFirst();
  if (!taken) throw invalidCode();
  await trx.deleteFrom('resetCodes').where('customerUuid', '=', taken.uuid).execute();
  await trx.deleteFrom('accessTokens').where('customerUuid', '=', taken.uuid).execute();
  await forgetDevices(trx, taken.uuid);
  return taken.uuid;
}

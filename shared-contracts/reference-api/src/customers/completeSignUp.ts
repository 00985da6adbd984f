import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import { deleteUnverifiedAccount, insertAccount, revokeAccess } from './accounts';
import { claimGuestOrders } from './guestOrders';
import { forgetDevices } from './knownDevices';
import { invalidCode } from './oneTimeCodes';
import type { SignUp } from './verifySignUpCode';

/**
 * Completes the sign-up whose code was entered: its data become the phone's account, even if the
 * phone has later sign-ups. Deletes all sign-ups of the phone, so that their codes become invalid.
 * @returns uuid and new access token of the account
 * @throws ApiProblem 400 if another request has completed a sign-up of the phone in the meantime
 */
export function completeSignUp(
  { db, now, mediaDir, sessionLimits }: ApiContext,
  signUp: SignUp,
  begun: { device: string | null; address: string },
) {
  return db.transaction().execute(async (trx) => {
    await lockName(trx, signUp.phone);
    const customerUuid = await activate(trx, signUp, mediaDir);
    const spent = await trx
      .deleteFrom('signUps')
      .where('phone', '=', signUp.phone)
      .returning('uuid')
      .execute();
    if (!spent.some(({ uuid }) => uuid === signUp.uuid)) throw invalidCode();
    await claimGuestOrders(trx, { uuid: customerUuid, phone: signUp.phone });
    const session = { ...sessionLimits, ...begun };
    const issued = await issueToken(trx, customerUuid, lifetimeStart(now()), session);
    return { customerUuid, ...issued };
  });
}

async function activate(
  trx: DatabaseTransaction,
  signUp: SignUp,
  mediaDir: string,
): Promise<string> {
  const { customerUuid: uuid, fullName, phone, email, passwordHash } = signUp;
  const own = await trx
    .updateTable('customers')
    .set({ phoneVerified: true })
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
  if (own) return uuid;
  // A later sign-up may have replaced the account without verifying the phone. That later account
  // is deleted, because the entered code proves who owns the phone: the earlier person.
  await deleteUnverifiedAccount(trx, { phone, mediaDir });
  const account = { uuid, fullName, phone, email, passwordHash, phoneVerified: true };
  if ((await insertAccount(trx, account)) !== 'phone-is-taken') return uuid;
  return takeOver(trx, signUp);
}

/**
 * Gives the phone's unverified account to the person who entered the code, if it has orders and so
 * cannot be deleted. The person who opened the account loses access.
 */
async function takeOver(trx: DatabaseTransaction, signUp: SignUp): Promise<string> {
  const { fullName, phone, passwordHash } = signUp;
  const taken = await trx
    .updateTable('customers')
    // The previous person's e-mail address is removed. Otherwise its owner could request a code for
    // a new password.
    .set({ fullName, passwordHash, email: null, emailVerified: false, phoneVerified: true })
    .where('phone', '=', phone)
    .where('phoneVerified', '=', false)
    .returning('uuid')
    .executeTakeFirst();
  if (!taken) throw invalidCode();
  await trx.deleteFrom('resetCodes').where('customerUuid', '=', taken.uuid).execute();
  await trx.deleteFrom('accessTokens').where('customerUuid', '=', taken.uuid).execute();
  await revokeAccess(trx, taken.uuid);
  await forgetDevices(trx, taken.uuid);
  return taken.uuid;
}

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
 * Makes a sign-up whose code was right the account of its phone, also after later sign-ups,
 * and gives its uuid and a token for it. All codes sent to the phone for sign-ups are void from then on.
 * @throws ApiProblem 400 when another request was faster
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
  // A later sign-up for the phone has replaced this one; now the phone has shown whose it is.
  await deleteUnverifiedAccount(trx, phone);
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

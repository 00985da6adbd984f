import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import type { Handlers } from '../http/Handlers';
import { revokeAccess } from './accounts';
import { consumeAskedCodeRateLimit, restoreCodeUse } from './codeRateLimits';
import { assertUncommonPassword, normalizeAccount } from './credentials';
import { claimGuestOrders } from './guestOrders';
import { forgetDevices } from './knownDevices';
import { logAccess } from './logAccess';
import { notifyOwner } from './notifyOwner';
import { hashPassword } from './passwords';
import { resetSignInRateLimits } from './rateLimits';
import { resendCode } from './resendCode';
import { consumeResetCode, restoreAttempt, verifyResetCode } from './resetCodes';
import { sendResetCode } from './sendResetCode';

export const passwordHandlers: Handlers<
  'forgotPassword' | 'resendOtp' | 'validateOtp' | 'resetPassword'
> = {
  async forgotPassword({ body, address, device }, context) {
    const target = normalizeAccount(body.emailOrPhone);
    const { account } = target;
    const countText = await consumeAskedCodeRateLimit(context, { account, address, device });
    await countText(await sendResetCode(context, { ...target, address }));
    return { isDone: true };
  },

  async resendOtp({ body, address, device, token }, context) {
    await resendCode(context, { ...body, address, device, token });
    return { isDone: true };
  },

  async validateOtp({ body, address, device }, context) {
    const code = await verifyResetCode(context, { ...body, address, device });
    await restoreAttempt(context.db, code, address);
    return { isDone: true };
  },

  async resetPassword({ body, address, device }, context) {
    const { account: named } = normalizeAccount(body.emailOrPhone);
    await assertUncommonPassword(context, { password: body.password, account: named, address });
    const code = await verifyResetCode(context, { ...body, address, device });
    const passwordHash = await hashPassword(body.password);
    const customer = await inTransaction(context.db, async (trx) => {
      const { customerUuid } = code;
      await lockPhone(trx, customerUuid);
      const changed = await trx
        .updateTable('customers')
        // A code from an SMS proves that the phone is the customer's. A code from a mail proves
        // nothing about the phone.
        .set(code.channel === 'sms' ? { passwordHash, ...provenByText } : { passwordHash })
        .where('uuid', '=', customerUuid)
        .returning(['phone', 'phoneVerified', 'email', 'emailVerified'])
        .executeTakeFirst();
      await consumeResetCode(trx, code);
      await trx.deleteFrom('accessTokens').where('customerUuid', '=', customerUuid).execute();
      await trx.deleteFrom('signUps').where('customerUuid', '=', customerUuid).execute();
      await revokeAccess(trx, customerUuid);
      await forgetDevices(trx, customerUuid);
      if (changed && code.channel === 'sms') {
        await trx.deleteFrom('signUps').where('phone', '=', changed.phone).execute();
        await claimGuestOrders(trx, { uuid: customerUuid, phone: changed.phone });
      }
      return changed;
    });
    const { customerUuid } = code;
    const by = 'code';
    logAccess(context, { event: 'password-changed', customer: customerUuid, by, network: address });
    await restoreCodeUse(context, { account: named, address }, true);
    for (const account of [customer?.phone, customer?.email]) {
      if (account) await resetSignInRateLimits(context, { account, address });
    }
    if (customer) notifyOwner(context, 'passwordChanged', customer);
    return { isDone: true };
  },
};

/**
 * Locks the phone number before any row is locked. Verifying a sign-up and ordering as a guest lock
 * in the same order, so that these transactions cannot deadlock.
 */
async function lockPhone(trx: DatabaseTransaction, customerUuid: string): Promise<void> {
  const customer = await trx
    .selectFrom('customers')
    .select('phone')
    .where('uuid', '=', customerUuid)
    .executeTakeFirst();
  if (customer) await lockName(trx, customer.phone);
}

/**
 * Columns to set after a customer has entered a one-time code from an SMS. If the phone was
 * unverified, removes the e-mail address. Otherwise a stranger who had signed up with this phone
 * and another e-mail address would receive the owner's codes.
 */
const provenByText = {
  phoneVerified: true,
  email: sql<string | null>`case when phone_verified then email end`,
  emailVerified: sql<boolean>`phone_verified and email_verified`,
};

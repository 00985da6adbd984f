import { forgetTries } from '../http/bookTry';
import type { Handlers } from '../http/Handlers';
import { checkCode, keepCode, spendCode } from './checkCode';
import { normalizeAccount } from './normalizeAccount';
import { hashPassword } from './passwords';
import { refuseCommonPassword } from './refuseCommonPassword';
import { renewCode } from './renewCode';
import { THROTTLES } from './throttles';

export const passwordHandlers: Handlers<
  'forgotPassword' | 'resendOtp' | 'validateOtp' | 'resetPassword'
> = {
  async forgotPassword({ body, address }, context) {
    await renewCode(context, { ...body, purpose: 'reset-password', address });
    return { isDone: true };
  },

  async resendOtp({ body, address }, context) {
    await renewCode(context, { ...body, address });
    return { isDone: true };
  },

  async validateOtp({ body, address }, context) {
    const code = await checkCode(context, { ...body, purpose: 'reset-password', address });
    await keepCode(context.db, code);
    return { isDone: true };
  },

  async resetPassword({ body, address }, context) {
    refuseCommonPassword(body.password, normalizeAccount(body.emailOrPhone).account);
    const code = await checkCode(context, { ...body, purpose: 'reset-password', address });
    const passwordHash = await hashPassword(body.password);
    const customer = await context.db.transaction().execute(async (trx) => {
      const { customerUuid } = code;
      const changed = await trx
        .updateTable('customers')
        // Whoever read a text to the phone has it; a mail says nothing about the phone.
        .set(code.channel === 'sms' ? { passwordHash, phoneVerified: true } : { passwordHash })
        .where('uuid', '=', customerUuid)
        .returning(['phone', 'email'])
        .executeTakeFirst();
      await spendCode(trx, code);
      await trx.deleteFrom('accessTokens').where('customerUuid', '=', customerUuid).execute();
      await trx.deleteFrom('oneTimeCodes').where('customerUuid', '=', customerUuid).execute();
      return changed;
    });
    for (const account of [customer?.phone, customer?.email]) {
      if (account) await forgetTries(context, THROTTLES.signIn.account, account);
    }
    return { isDone: true };
  },
};

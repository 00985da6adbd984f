import { randomUUID } from 'node:crypto';
import { isNationalPhone, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from '../http/ApiProblem';
import { issueGuestToken } from '../http/guestTokens';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { accountMessages } from './accountMessages';
import {
  createOneTimeCode,
  findActiveCodes,
  findTyped,
  invalidCode,
  MAX_ATTEMPTS,
} from './oneTimeCodes';
import { consumeCodeRateLimit, rateLimitsFor, restoreNetworkUse } from './rateLimits';

/** No step asks whether the phone has an account: answer and time are the same either way. */
export const guestHandlers: Handlers<'sendGuestCode' | 'verifyGuestPhone'> = {
  async sendGuestCode({ body, address }, context) {
    const { db, now, messenger } = context;
    const phone = withPhonePrefix(body.phone);
    // Foreign numbers cost many times as much, and no courier calls them.
    if (!isNationalPhone(phone)) {
      throw new ApiProblem(400, 'invalid-input', ['phone must be a phone number of Bangladesh']);
    }
    await consumeCodeRateLimit(context, { account: phone, address });
    const active = await findActiveCodes(db, phone, now(), 'guestCodes');
    const { code, ...newCode } = await createOneTimeCode(now(), active);
    await db
      .insertInto('guestCodes')
      .values({ ...newCode, uuid: randomUUID(), phone })
      .execute();
    messenger.send({ ...accountMessages.guestCode(code), to: phone, channel: 'sms' });
    return { isDone: true };
  },

  async verifyGuestPhone({ body, address }, context) {
    const { db, now } = context;
    const phone = withPhonePrefix(body.phone);
    await consumeRateLimits(context, rateLimitsFor('codeTried', phone, address));
    // Counted before the code is looked at: tries made at once are all counted.
    const rows = await db
      .updateTable('guestCodes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('phone', '=', phone)
      .where('tries', '<', MAX_ATTEMPTS)
      .where('expiresAt', '>', now())
      .returning(['uuid', 'codeHash'])
      .execute();
    const found = await findTyped(body.otp, rows);
    await restoreNetworkUse(context, 'codeTried', address);
    return db.transaction().execute(async (trx) => {
      const spent = await trx
        .deleteFrom('guestCodes')
        .where('phone', '=', phone)
        .returning('uuid')
        .execute();
      // Of two requests with one code, the second finds it gone.
      if (!spent.some(({ uuid }) => uuid === found.uuid)) throw invalidCode();
      return issueGuestToken(trx, phone, now());
    });
  },
};

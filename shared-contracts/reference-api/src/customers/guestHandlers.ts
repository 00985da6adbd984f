import { randomUUID } from 'node:crypto';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { hashOf } from '../http/accessTokens';
import { issueFurtherToken, issueGuestToken } from '../http/guestTokens';
import type { Handlers } from '../http/Handlers';
import { resetRateLimit } from '../http/rateLimits';
import { readPhone } from '../http/readPhone';
import { accountMessages } from './accountMessages';
import { consumeGuestCodeLimit, restoreCodeUse } from './codeRateLimits';
import { logAccess } from './logAccess';
import {
  countAttempt,
  createOneTimeCode,
  findActiveCodes,
  findTyped,
  hashNetwork,
  invalidCode,
} from './oneTimeCodes';
import { consumeAttempt, RATE_LIMITS } from './rateLimits';

/**
 * Neither handler checks whether the phone has an account. So neither the reply nor its duration
 * reveals whether there is one.
 */
export const guestHandlers: Handlers<'sendGuestCode' | 'verifyGuestPhone'> = {
  async sendGuestCode({ body, address, device }, context) {
    const { db, now, messenger, language } = context;
    const phone = readPhone(body.phone, { isMobile: true });
    await consumeGuestCodeLimit(context, { account: phone, address, device });
    const active = await findActiveCodes(db, phone, now(), 'guestCodes');
    const { code, ...newCode } = await createOneTimeCode(now(), active);
    await db
      .insertInto('guestCodes')
      .values({ ...newCode, uuid: randomUUID(), phone, askedFrom: hashNetwork(address) })
      .execute();
    const message = accountMessages(language).guestCode(code);
    messenger.send({ ...message, to: phone, channel: 'sms' });
    return { isDone: true };
  },

  async verifyGuestPhone({ body, address, device, writeKey }, context) {
    const { db, now } = context;
    const phone = withPhonePrefix(body.phone);
    const sender = { account: phone, address, device };
    const restoreUse = await consumeAttempt(context, 'codeTried', sender);
    const { counted, isLeft } = countAttempt(address);
    // Counts the attempt before comparing the code, so that each of several simultaneous attempts
    // counts.
    const rows = await db
      .updateTable('guestCodes')
      .set(counted)
      .where('phone', '=', phone)
      .where(isLeft)
      .where('expiresAt', '>', now())
      .returning(['uuid', 'codeHash'])
      .execute();
    const found = await findTyped(body.otp, rows);
    await restoreUse();
    const { isFirst, ...issued } = await db
      .transaction()
      .execute((trx) =>
        tradeCode(trx, { ...found, phone, idempotencyKey: writeKey?.key, now: now() }),
      );
    logAccess(context, { event: 'guest-verified', by: 'code', network: address });
    await resetRateLimit(context, RATE_LIMITS.guestCode.waiting, phone);
    if (isFirst) await restoreCodeUse(context, sender);
    return issued;
  },
};

interface Trade {
  /** Uuid of the code. */
  uuid: string;
  phone: string;
  idempotencyKey: string | undefined;
  now: Date;
}

/**
 * Exchanges a guest's code for a token. If a request is repeated with the same idempotency key,
 * issues another token, because the first reply may have been lost. The two tokens together allow
 * only one order.
 * @throws ApiProblem 400 `wrong-otp` if another request has used the code, or the code was deleted
 */
async function tradeCode(trx: DatabaseTransaction, { uuid, phone, idempotencyKey, now }: Trade) {
  // If two requests contain the same code, the second waits here and then finds the code used.
  await lockName(trx, `guest-code:${phone}`);
  const code = await trx
    .selectFrom('guestCodes')
    .select(['tokenHash', 'keyHash'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const keyHash = idempotencyKey === undefined ? null : hashOf(idempotencyKey);
  if (!code || (code.tokenHash !== null && code.keyHash !== keyHash)) throw invalidCode();
  if (code.tokenHash !== null) {
    return { isFirst: false, ...(await issueFurtherToken(trx, code.tokenHash, now)) };
  }
  const { tokenHash, ...token } = await issueGuestToken(trx, phone, now);
  const issued = { isFirst: true, ...token };
  const spent = trx.deleteFrom('guestCodes').where('phone', '=', phone);
  if (keyHash === null) {
    await spent.execute();
    return issued;
  }
  await spent.where('uuid', '!=', uuid).execute();
  await trx
    .updateTable('guestCodes')
    .set({ tokenHash, keyHash })
    .where('uuid', '=', uuid)
    .execute();
  return issued;
}

import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/inTransaction';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { hashOf } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import { issueFurtherToken, issueGuestToken } from '../http/guestTokens';
import type { ApiContext } from '../http/Handlers';
import { resetRateLimit } from '../http/rateLimits';
import type { WriteKey } from '../http/writeOnce';
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

/** A phone whose owner has no account, and the client that asks for a code or enters it. */
interface GuestSender {
  /** Begins with +88. */
  phone: string;
  address: string;
  device: Device;
}

/**
 * Sends a code to a guest's phone.
 * @param order order that the code opens; left out if the code allows placing an order
 * @throws ApiProblem 429 beyond a limit
 */
export async function textGuestCode(
  context: ApiContext,
  { phone, address, device }: GuestSender,
  order?: { uuid: string; orderNumber: number },
): Promise<void> {
  const { db, now, messenger, language } = context;
  const orderUuid = order?.uuid ?? null;
  const sender = { account: phone, address, device };
  await consumeGuestCodeLimit(context, sender, waitingSubject(phone, orderUuid));
  const active = await findActiveCodes(db, phone, now(), 'guestCodes');
  const { code, ...newCode } = await createOneTimeCode(now(), active);
  await db
    .insertInto('guestCodes')
    .values({ ...newCode, uuid: randomUUID(), phone, orderUuid, askedFrom: hashNetwork(address) })
    .execute();
  const messages = accountMessages(language);
  const message = order
    ? messages.orderCode(String(order.orderNumber), code)
    : messages.guestCode(code);
  messenger.send({ ...message, to: phone, channel: 'sms' });
}

interface TypedCode extends GuestSender {
  otp: string;
  /** Number of the order that the code opens; left out if the code allows placing an order. */
  orderNumber?: number;
  writeKey: WriteKey | undefined;
}

/**
 * Exchanges a guest's code for a token.
 * @throws ApiProblem 400 `wrong-otp` for an invalid code, or 429 beyond a limit
 */
export async function tradeGuestCode(context: ApiContext, typed: TypedCode) {
  const { db, now } = context;
  const { phone, address, device, otp, orderNumber, writeKey } = typed;
  const sender = { account: phone, address, device };
  const restoreUse = await consumeAttempt(context, 'codeTried', sender);
  const { counted, isLeft } = countAttempt(address);
  // Counts the attempt before comparing the code, so that each of several simultaneous attempts
  // counts.
  const rows = await db
    .updateTable('guestCodes')
    .set(counted)
    .where('phone', '=', phone)
    .where(({ eb, selectFrom }) =>
      orderNumber === undefined
        ? eb('orderUuid', 'is', null)
        : eb(
            'orderUuid',
            '=',
            selectFrom('orders').select('uuid').where('orders.orderNumber', '=', orderNumber),
          ),
    )
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returning(['uuid', 'codeHash', 'orderUuid'])
    .execute();
  const { uuid, orderUuid } = await findTyped(otp, rows);
  await restoreUse();
  const { isFirst, ...issued } = await inTransaction(db, (trx) =>
    issueToken(trx, {
      uuid,
      phone,
      orderUuid,
      idempotencyKey: writeKey?.key,
      now: now(),
    }),
  );
  logAccess(context, { event: 'guest-verified', by: 'code', network: address });
  const { waiting } = RATE_LIMITS.guestCode;
  await resetRateLimit(context, waiting, waitingSubject(phone, orderUuid));
  if (isFirst) await restoreCodeUse(context, sender);
  return { orderUuid, ...issued };
}

/** Subject of the rate limit that counts the codes of a phone that were not entered. */
const waitingSubject = (phone: string, orderUuid: string | null) =>
  orderUuid === null ? phone : `${phone} ${orderUuid}`;

interface Trade {
  /** Uuid of the code. */
  uuid: string;
  phone: string;
  orderUuid: string | null;
  idempotencyKey: string | undefined;
  now: Date;
}

/**
 * Issues the token for a guest's code. If a request is repeated with the same idempotency key,
 * issues another token, because the first reply may have been lost. The two tokens together allow
 * only one order.
 * @throws ApiProblem 400 `wrong-otp` if another request has used the code, or the code was deleted
 */
async function issueToken(
  trx: DatabaseTransaction,
  { uuid, phone, orderUuid, idempotencyKey, now }: Trade,
) {
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
  const { tokenHash, ...token } = await issueGuestToken(trx, phone, now, orderUuid);
  const issued = { isFirst: true, ...token };
  const spent = trx
    .deleteFrom('guestCodes')
    .where('phone', '=', phone)
    .where('orderUuid', 'is not distinct from', orderUuid);
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

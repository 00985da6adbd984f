import { sql } from 'kysely';
import { isUniqueViolation } from '../database/errors';
import { inTransaction } from '../database/inTransaction';
import { lockName } from '../database/locks';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { readPhone } from '../http/readPhone';
import { accountMessages } from './accountMessages';
import { deleteUnverifiedAccount } from './accounts';
import { assertPassword, lockCredentials } from './assertPassword';
import { consumeCodeRateLimit, restoreCodeUse } from './codeRateLimits';
import { claimGuestOrders } from './guestOrders';
import { logAccess } from './logAccess';
import { notifyOwner } from './notifyOwner';
import {
  countAttempt,
  createOneTimeCode,
  findTyped,
  hashNetwork,
  invalidCode,
} from './oneTimeCodes';
import { consumeAttempt, type Sender } from './rateLimits';

export const phoneHandlers: Handlers<'getPhoneChange' | 'beginPhoneChange' | 'confirmPhoneChange'> =
  {
    async getPhoneChange({ customerUuid }, { db, now }) {
      const change = await db
        .selectFrom('phoneChanges')
        .select('phone')
        .where('customerUuid', '=', customerUuid)
        .where('expiresAt', '>', now())
        .executeTakeFirst();
      return { phone: change?.phone ?? null };
    },

    // Does not check whether another account has the phone, so that nobody finds out which phones
    // have accounts. The code shows first that the customer reads the phone's messages.
    async beginPhoneChange({ customerUuid, token, body, address, device }, context) {
      const { db, now, messenger, language } = context;
      const phone = readPhone(body.phone, { isMobile: true });
      const passwordHash = await assertPassword(context, {
        customerUuid,
        password: body.currentPassword,
        address,
        device,
      });
      await assertOtherPhone(db, customerUuid, phone);
      await consumeCodeRateLimit(context, { account: phone, address, device });
      const { code, ...newCode } = await createOneTimeCode(now());
      const change = { ...newCode, phone, askedFrom: hashNetwork(address), ownTries: 0, tries: 0 };
      await inTransaction(db, async (trx) => {
        await lockCredentials(trx, { customerUuid, passwordHash, token });
        await trx
          .insertInto('phoneChanges')
          .values({ ...change, customerUuid })
          .onConflict((conflict) => conflict.column('customerUuid').doUpdateSet(change))
          .execute();
      });
      messenger.send({ ...accountMessages(language).phoneCode(code), to: phone, channel: 'sms' });
      return { isDone: true };
    },

    async confirmPhoneChange({ customerUuid, body, address, device }, context) {
      const change = await verifyPhoneCode(context, {
        customerUuid,
        otp: body.otp,
        address,
        device,
      });
      const { phone } = change;
      const before = await changePhone(context, { ...change, customerUuid });
      const by = 'code';
      logAccess(context, { event: 'phone-changed', customer: customerUuid, by, network: address });
      await restoreCodeUse(context, { account: phone, address });
      notifyOwner(context, 'phoneChanged', before);
      return { isDone: true };
    },
  };

interface Given extends Pick<Sender, 'address' | 'device'> {
  customerUuid: string;
  otp: string;
}

/**
 * Verifies the code for a new phone. The attempt is counted before the code is compared, so that
 * simultaneous attempts all count.
 * @throws ApiProblem 400 `wrong-otp`, or 429 beyond a rate limit
 */
async function verifyPhoneCode(context: ApiContext, { customerUuid, otp, address, device }: Given) {
  const { db, now } = context;
  const restoreUse = await consumeAttempt(context, 'codeTried', {
    account: customerUuid,
    address,
    device,
  });
  const { counted, isLeft } = countAttempt(address);
  const rows = await db
    .updateTable('phoneChanges')
    .set(counted)
    .where('customerUuid', '=', customerUuid)
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returning(['phone', 'codeHash'])
    .execute();
  const found = await findTyped(otp, rows, customerUuid);
  await restoreUse();
  return found;
}

interface Change {
  customerUuid: string;
  phone: string;
  codeHash: string;
}

/**
 * Changes a customer's phone. Deletes an account without orders that has never verified the new
 * phone, as a sign-up does.
 * @returns the phone and the e-mail address of the customer before the change
 * @throws ApiProblem 409 if another account has the phone, 400 if the code was used meanwhile
 */
async function changePhone(
  { db, mediaDir }: ApiContext,
  { customerUuid, phone, codeHash }: Change,
) {
  return db.transaction().execute(async (trx) => {
    // Locks the phone before any row, as sign-ups and orders with this phone do.
    await lockName(trx, phone);
    // Locks the customer before the code, as a change of the password does.
    const before = await trx
      .selectFrom('customers')
      .select(['phone', 'phoneVerified', 'email', 'emailVerified'])
      .where('uuid', '=', customerUuid)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw unauthorized();
    const spent = await trx
      .deleteFrom('phoneChanges')
      .where('customerUuid', '=', customerUuid)
      .where('codeHash', '=', codeHash)
      .returning('phone')
      .executeTakeFirst();
    if (!spent) throw invalidCode(customerUuid);
    if (before.phone !== phone) await deleteUnverifiedAccount(trx, { phone, mediaDir });
    await trx
      .updateTable('customers')
      .set({ phone, phoneVerified: true })
      .where('uuid', '=', customerUuid)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? phoneInUse() : error;
      });
    // Deletes unfinished sign-ups with the new phone, and codes that went to the previous phone.
    await trx
      .deleteFrom('signUps')
      .where((is) => is.or([is('phone', '=', phone), is('customerUuid', '=', customerUuid)]))
      .execute();
    await trx
      .deleteFrom('resetCodes')
      .where('customerUuid', '=', customerUuid)
      .where('channel', '=', 'sms')
      .execute();
    await claimGuestOrders(trx, { uuid: customerUuid, phone });
    if (before.phoneVerified && before.phone !== phone)
      await moveContacts(trx, before.phone, phone);
    return before;
  });
}

/**
 * Moves stock alerts of a customer's previous phone to the new phone. Ends the previous phone's
 * access to orders without an account, because the phone may get another owner.
 */
async function moveContacts(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  // Deletes an alert of the previous phone if the new phone has the same alert.
  await sql`
    delete from stock_alerts as old using stock_alerts as new
    where old.contact = ${from} and new.contact = ${to} and new.product_uuid = old.product_uuid
      and new.variant_uuid is not distinct from old.variant_uuid`.execute(trx);
  for (const table of ['stockAlerts', 'stockAlertLinks'] as const) {
    await trx.updateTable(table).set({ contact: to }).where('contact', '=', from).execute();
  }
  for (const table of ['guestCodes', 'guestTokens'] as const) {
    await trx.deleteFrom(table).where('phone', '=', from).execute();
  }
}

async function assertOtherPhone(db: Database, customerUuid: string, phone: string): Promise<void> {
  const same = await db
    .selectFrom('customers')
    .select('uuid')
    .where('uuid', '=', customerUuid)
    .where('phone', '=', phone)
    .where('phoneVerified', '=', true)
    .executeTakeFirst();
  if (same) throw new ApiProblem(400, 'invalid-input', ['phone must be another phone than before']);
}

/** The message does not reveal who has the phone. */
const phoneInUse = () => new ApiProblem(409, 'phone-in-use', 'This phone cannot be used');

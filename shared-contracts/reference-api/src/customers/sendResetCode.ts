import { sql } from 'kysely';
import type { MessageChannel } from '../database/CustomerTables';
import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';
import { mayTextUnverified } from './codeRateLimits';
import { createOneTimeCode, hashNetwork } from './oneTimeCodes';

interface Target {
  /** Column of `customers` by which the account is found. */
  column: 'uuid' | 'phone' | 'email';
  account: string;
  channel: MessageChannel;
  /** Network address of the client. */
  address: string;
}

/**
 * Sends a code for a new password if the account exists, by mail only if the e-mail address is
 * verified. Replaces only an earlier code that the same network requested, so that a stranger
 * neither invalidates the owner's code nor uses up its attempts. Locks the customer's row. If a
 * simultaneous sign-up replaces the account, no code is sent.
 * @returns true if the code was sent. The API's reply must not reveal this
 */
export async function sendResetCode(context: ApiContext, target: Target): Promise<boolean> {
  const { channel } = target;
  const isAllowed = channel === 'email' || (await mayText(context, target));
  const live = await findLiveCodes(context, target);
  const { code, codeHash, createdAt, expiresAt } = await createOneTimeCode(context.now(), live);
  const { rows } = await sql<{ phone: string; email: string }>`
    with owner as (
      select uuid, phone, email from customers
      where ${sql.ref(target.column)} = ${target.account} and (${channel} = 'sms' or email_verified)
        and ${isAllowed}
      for key share
    ), written as (
      insert into reset_codes (customer_uuid, channel, code_hash, asked_from, created_at, expires_at)
      select uuid, ${channel}, ${codeHash}, ${hashNetwork(target.address)}, ${createdAt}::timestamptz,
        ${expiresAt}::timestamptz
      from owner
      on conflict (customer_uuid, asked_from) do update set
        channel = excluded.channel, code_hash = excluded.code_hash, tries = 0, own_tries = 0,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      returning customer_uuid
    )
    select phone, email from owner join written on customer_uuid = uuid`.execute(context.db);
  const [owner] = rows;
  if (!owner) return false;
  const { subject, text } = accountMessages(context.language).resetCode(code);
  if (channel === 'sms') context.messenger.send({ to: owner.phone, channel, text });
  else context.messenger.send({ to: owner.email, channel, subject, text });
  return true;
}

async function mayText(context: ApiContext, { column, account, address }: Target) {
  const customer = await context.db
    .selectFrom('customers')
    .select(['phone', 'phoneVerified'])
    .where(column, '=', account)
    .executeTakeFirst();
  return mayTextUnverified(context, customer, address);
}

/** Returns the hashes of the account's unexpired codes, whichever network requested them. */
async function findLiveCodes({ db, now }: ApiContext, target: Target): Promise<string[]> {
  const rows = await db
    .selectFrom('resetCodes')
    .innerJoin('customers', 'customers.uuid', 'resetCodes.customerUuid')
    .select('codeHash')
    .where(`customers.${target.column}`, '=', target.account)
    .where('expiresAt', '>', now())
    .execute();
  return rows.map(({ codeHash }) => codeHash);
}

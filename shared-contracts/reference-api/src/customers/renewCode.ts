import { sql } from 'kysely';
import type { CodePurpose } from '../database/AccountTables';
import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';
import { bookCode } from './bookCode';
import { makeCode, type NewCode } from './makeCode';
import { normalizeAccount } from './normalizeAccount';

interface Asked {
  emailOrPhone: string;
  /** Without one, whatever the account waits for. */
  purpose?: CodePurpose;
  /** Network address. */
  address: string;
}

interface Renewed {
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  phone: string;
  email: string;
}

/** Sends a new code, if there is such an account that waits for one; what is done does not tell. */
export async function renewCode(context: ApiContext, asked: Asked): Promise<void> {
  const target = normalizeAccount(asked.emailOrPhone);
  await bookCode(context, { account: target.account, address: asked.address });
  const { code, ...newCode } = await makeCode(context.now());
  const renewed = await writeCode(context, { ...target, purpose: asked.purpose }, newCode);
  if (!renewed) return;
  const { text, subject } = accountMessages.code(renewed.purpose, code);
  const { channel, phone, email } = renewed;
  if (channel === 'sms') context.messenger.send({ to: phone, channel, text });
  else context.messenger.send({ to: email, channel, subject, text });
}

/**
 * One statement for accounts that are there and that are not. What an account waits for is what it
 * was last sent a code for, or else its phone to be verified, which only a text to it can do. The
 * row is held: an account that is just now replaced is one that is not there.
 */
async function writeCode(
  { db }: ApiContext,
  target: ReturnType<typeof normalizeAccount> & { purpose?: CodePurpose },
  { codeHash, tries, createdAt, expiresAt }: Omit<NewCode, 'code'>,
): Promise<Renewed | undefined> {
  const { rows } = await sql<Renewed>`
    with waiting as (
      select uuid, phone, email, coalesce(
        ${target.purpose ?? null}::text,
        (select purpose from one_time_codes
          where customer_uuid = uuid order by created_at desc limit 1),
        case when not phone_verified then 'verify-phone' end) as purpose
      from customers where ${sql.ref(target.column)} = ${target.account}
      for key share
    ), written as (
      insert into one_time_codes
        (customer_uuid, purpose, channel, code_hash, tries, created_at, expires_at)
      select uuid, purpose,
        case when purpose = 'verify-phone' then 'sms' else ${target.channel} end,
        ${codeHash}, ${tries}::integer, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
      from waiting where purpose is not null
      on conflict (customer_uuid, purpose) do update set
        channel = excluded.channel, code_hash = excluded.code_hash, tries = excluded.tries,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      returning customer_uuid, purpose, channel
    )
    select written.purpose, written.channel, waiting.phone, waiting.email
    from written join waiting on waiting.uuid = written.customer_uuid`.execute(db);
  return rows[0];
}

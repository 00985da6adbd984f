import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { bookCode } from './bookCode';
import { normalizeAccount } from './normalizeAccount';
import { sendResetCode } from './sendResetCode';
import { sendSignUpCode } from './sendSignUpCode';

/** Of no account: what is sent there costs the same work and reaches nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Asked {
  emailOrPhone: string;
  /** Network of whoever asks. */
  address: string;
}

/** Sends a new code for whatever an account waits for, if there is one and it waits. */
export async function resendCode(context: ApiContext, asked: Asked): Promise<void> {
  const target = normalizeAccount(asked.emailOrPhone);
  await bookCode(context, { account: target.account, address: asked.address });
  const owner = await readWaiting(context.db, target);
  if (owner?.waitsFor === 'sign-up') return sendSignUpCode(context, owner, asked.address);
  const account = owner?.waitsFor === 'password' ? owner.uuid : NOBODY;
  return sendResetCode(context, { ...target, account, column: 'uuid' });
}

interface Waiting {
  uuid: string;
  phone: string;
  waitsFor: 'sign-up' | 'password' | null;
}

/**
 * What an account waits for is what it was last sent a code for, or else its phone to be verified,
 * which only a text to it can do.
 */
async function readWaiting(
  db: Database,
  { column, account }: ReturnType<typeof normalizeAccount>,
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select uuid, phone, coalesce(
      (select purpose from (
        select 'password' as purpose, created_at from reset_codes
        where customer_uuid = customers.uuid
        union all
        select 'sign-up', created_at from sign_ups
        where customer_uuid = customers.uuid and not phone_verified
      ) as sent order by created_at desc limit 1),
      case when not phone_verified then 'sign-up' end) as "waitsFor"
    from customers where ${sql.ref(column)} = ${account}`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { normalizeAccount } from './credentials';
import { consumeCodeRateLimit } from './rateLimits';
import { sendResetCode } from './sendResetCode';
import { sendSignUpCode } from './sendSignUpCode';

/** Uuid of no account: sending there costs the same work and reaches nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Asked {
  emailOrPhone: string;
  /** Network of whoever asks. */
  address: string;
  device: Device;
}

/** Sends a new code for the pending sign-up or new password of an account, if it has one. */
export async function resendCode(context: ApiContext, asked: Asked): Promise<void> {
  const { address, device } = asked;
  const target = normalizeAccount(asked.emailOrPhone);
  await consumeCodeRateLimit(context, { account: target.account, address, device });
  const owner = await findPending(context.db, target);
  if (owner?.pendingFor === 'sign-up') return sendSignUpCode(context, owner, address);
  const account = owner?.pendingFor === 'password' ? owner.uuid : NOBODY;
  return sendResetCode(context, { ...target, account, column: 'uuid', address });
}

interface Pending {
  uuid: string;
  phone: string;
  pendingFor: 'sign-up' | 'password' | null;
}

/**
 * An account is pending for the purpose of the last code it was sent, or else for its phone to be
 * verified, which only a text to it can do.
 */
async function findPending(
  db: Database,
  { column, account }: ReturnType<typeof normalizeAccount>,
): Promise<Pending | undefined> {
  const { rows } = await sql<Pending>`
    select uuid, phone, coalesce(
      (select purpose from (
        select 'password' as purpose, created_at from reset_codes
        where customer_uuid = customers.uuid
        union all
        select 'sign-up', created_at from sign_ups
        where customer_uuid = customers.uuid and not phone_verified
      ) as sent order by created_at desc limit 1),
      case when not phone_verified then 'sign-up' end) as "pendingFor"
    from customers where ${sql.ref(column)} = ${account}`.execute(db);
  return rows[0];
}

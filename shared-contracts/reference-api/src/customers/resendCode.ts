import { sql } from 'kysely';
import type { ApiContext } from '../http/Handlers';
import { consumeAskedCodeRateLimit, mayTextUnverified } from './codeRateLimits';
import { normalizeAccount } from './credentials';
import { findSignUps, type Visitor } from './findSignUps';
import { hashNetwork } from './oneTimeCodes';
import { sendResetCode } from './sendResetCode';
import { sendSignUpCode } from './sendSignUpCode';

/** Uuid that no account has. Sending it a code reaches nobody, but takes as long as usual. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Asked extends Visitor {
  emailOrPhone: string;
}

/**
 * Sends another code for an account's unfinished sign-up or password change. Sends nothing if there
 * is neither.
 */
export async function resendCode(context: ApiContext, asked: Asked): Promise<void> {
  const { address, device } = asked;
  const target = normalizeAccount(asked.emailOrPhone);
  const { account } = target;
  const countText = await consumeAskedCodeRateLimit(context, { account, address, device });
  await countText(await sendPending(context, target, asked));
}

/** @returns true if a code was sent */
async function sendPending(
  context: ApiContext,
  target: ReturnType<typeof normalizeAccount>,
  asked: Asked,
): Promise<boolean> {
  const { address } = asked;
  const inPlace = await context.db
    .selectFrom('customers')
    .select(['uuid', 'phone'])
    .where(target.column, '=', target.account)
    .executeTakeFirst();
  const { uuid, phone } = inPlace ?? { uuid: NOBODY, phone: target.account };
  const signUps = await findSignUps(context, phone, asked);
  const pendingFor = await findPurpose(context, { uuid, phone, address, ...signUps });
  if (pendingFor === 'sign-up') {
    const isAllowed = await mayTextUnverified(context, { phone, phoneVerified: false }, address);
    const receiver = isAllowed
      ? { uuid, candidates: signUps.candidates }
      : { uuid: NOBODY, candidates: [] };
    return sendSignUpCode(context, { ...receiver, phone, address });
  }
  const account = pendingFor === 'password' ? uuid : NOBODY;
  return sendResetCode(context, { ...target, account, column: 'uuid', address });
}

interface Pending {
  /** Uuid of the account, or `NOBODY` if there is no account. */
  uuid: string;
  phone: string;
  address: string;
  candidates: string[];
  areOwn: boolean;
}

/**
 * Returns the purpose of an account's last code. If no code was sent and the phone is not verified,
 * the purpose is the sign-up. For the browser that signed up, a code for a new password counts only
 * if this browser's network requested it. Otherwise a stranger could prevent the sign-up by
 * requesting a new password.
 * @returns `null` if no code was sent and the phone is verified, `undefined` without an account
 */
async function findPurpose(
  { db }: ApiContext,
  { uuid, phone, address, candidates, areOwn }: Pending,
): Promise<'sign-up' | 'password' | null | undefined> {
  const { rows } = await sql<{ purpose: 'sign-up' | 'password' | null }>`
    select coalesce(
      (select purpose from (
        select 'password' as purpose, created_at from reset_codes
        where customer_uuid = customers.uuid
          and (not ${areOwn} or asked_from = ${hashNetwork(address)})
        union all
        select 'sign-up', created_at from sign_ups
        where phone = ${phone} and customer_uuid = any(${candidates}::uuid[]) and not phone_verified
      ) as sent order by created_at desc limit 1),
      case when not phone_verified then 'sign-up' end) as purpose
    from customers where uuid = ${uuid}`.execute(db);
  return rows[0]?.purpose;
}

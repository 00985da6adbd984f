import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';
import { createOneTimeCode, findActiveCodes, hashNetwork } from './oneTimeCodes';

interface Owner {
  uuid: string;
  phone: string;
}

/**
 * Sends another code for a sign-up that waits to be verified: for the last one asked for from the
 * same network, for that is who asks now; or else for the one whose account is in place.
 */
export async function sendSignUpCode(
  { db, now, messenger }: ApiContext,
  { uuid, phone }: Owner,
  address: string,
): Promise<void> {
  const live = await findActiveCodes(db, phone, now());
  const { code, codeHash, createdAt, expiresAt } = await createOneTimeCode(now(), live);
  const { rows } = await sql<{ fullName: string }>`
    with candidates as (
      select customer_uuid, phone, full_name, email, password_hash, asked_from, created_at
      from sign_ups where phone = ${phone}
      union all
      select uuid, phone, full_name, email, password_hash, '', '-infinity'
      from customers where uuid = ${uuid}
    )
    insert into sign_ups (uuid, customer_uuid, phone, full_name, email, password_hash, asked_from,
      code_hash, created_at, expires_at)
    select ${randomUUID()}::uuid, customer_uuid, phone, full_name, email, password_hash, asked_from,
      ${codeHash}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
    from candidates
    order by asked_from = ${hashNetwork(address)} desc, customer_uuid = ${uuid} desc,
      candidates.created_at desc
    limit 1
    returning full_name as "fullName"`.execute(db);
  const [signUp] = rows;
  if (!signUp) return;
  messenger.send({
    ...accountMessages.signUpCode(signUp.fullName, code),
    to: phone,
    channel: 'sms',
  });
}

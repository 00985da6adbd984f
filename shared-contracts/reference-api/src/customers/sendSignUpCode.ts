import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';
import { createOneTimeCode, findActiveCodes, hashNetwork } from './oneTimeCodes';

interface Asked {
  /** Uuid of the existing account. */
  uuid: string;
  phone: string;
  /** Uuids of the accounts for which the visitor may have signed up, from `findSignUps`. */
  candidates: string[];
  /** Network address of the visitor. */
  address: string;
}

/**
 * Sends a new code for an unverified sign-up. Among the candidates' sign-ups, prefers one from the
 * visitor's network, then one for the account `uuid`, then the newest. Without candidates, copies
 * name, e-mail address and password from the account `uuid`.
 * @returns true if the code was sent
 */
export async function sendSignUpCode(
  { db, now, messenger, language }: ApiContext,
  { uuid, phone, candidates, address }: Asked,
): Promise<boolean> {
  const live = await findActiveCodes(db, phone, now());
  const { code, codeHash, createdAt, expiresAt } = await createOneTimeCode(now(), live);
  const { rows } = await sql<{ fullName: string }>`
    with candidates as (
      select customer_uuid, phone, full_name, email, password_hash, asked_from, device_hash, created_at
      from sign_ups where phone = ${phone} and customer_uuid = any(${candidates}::uuid[])
      union all
      select uuid, phone, full_name, email, password_hash, '', '', '-infinity'
      from customers where uuid = ${uuid} and ${candidates.length === 0}
    )
    insert into sign_ups (uuid, customer_uuid, phone, full_name, email, password_hash, asked_from,
      device_hash, code_hash, created_at, expires_at)
    select ${randomUUID()}::uuid, customer_uuid, phone, full_name, email, password_hash, asked_from,
      device_hash, ${codeHash}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
    from candidates
    order by asked_from = ${hashNetwork(address)} desc, customer_uuid = ${uuid} desc,
      candidates.created_at desc
    limit 1
    returning full_name as "fullName"`.execute(db);
  const [signUp] = rows;
  if (!signUp) return false;
  messenger.send({
    ...accountMessages(language).signUpCode(signUp.fullName, code),
    to: phone,
    channel: 'sms',
  });
  return true;
}

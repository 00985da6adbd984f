import type { Database, DatabaseTransaction } from '../database/schema';
import { unauthorized } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';
import { passkeyMessages } from './passkeyMessages';

/** Phone and e-mail address of an account's owner. */
export interface Reachable {
  phone: string;
  phoneVerified: boolean;
  email: string | null;
  emailVerified: boolean;
}

/**
 * Reads how an account's owner can be reached.
 * @throws ApiProblem 401 if the account was deleted
 */
export async function readContacts(
  db: Database | DatabaseTransaction,
  uuid: string,
): Promise<Reachable> {
  const customer = await db
    .selectFrom('customers')
    .select(['phone', 'phoneVerified', 'email', 'emailVerified'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) throw unauthorized();
  return customer;
}

/** Messages to an account's owner, which are sent by SMS and by e-mail. */
type OwnerNotice =
  | 'accountDeleted'
  | 'dataRequested'
  | 'emailChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyDeleted'
  | 'passwordChanged'
  | 'phoneChanged';

/** Last digits of an account for refunds, about which the message is. */
interface RefundAccountNotice {
  refundAccount: string;
}

/**
 * Sends a message to an account's owner by SMS and e-mail. Skips an unverified phone or e-mail
 * address, because it may belong to a stranger.
 */
export function notifyOwner(
  { messenger, language }: ApiContext,
  what: OwnerNotice | RefundAccountNotice,
  { phone, phoneVerified, email, emailVerified }: Reachable,
): void {
  const messages = { ...accountMessages(language), ...passkeyMessages(language) };
  const { text, mail } =
    typeof what === 'string' ? messages[what] : messages.refundAccount(what.refundAccount);
  if (phoneVerified) messenger.send({ text, to: phone, channel: 'sms' });
  if (email !== null && emailVerified) messenger.send({ ...mail, to: email, channel: 'email' });
}

import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';

/** Phone and e-mail address of an account's owner. */
interface Reachable {
  phone: string;
  phoneVerified: boolean;
  email: string | null;
  emailVerified: boolean;
}

/**
 * Notifies an account's owner at the verified phone and e-mail address. Unverified ones get no
 * message: others must not read about the account, and strangers must not be bothered.
 */
export function notifyOwner(
  { messenger, language }: ApiContext,
  what: 'emailChanged' | 'passwordChanged' | 'newDevice',
  { phone, phoneVerified, email, emailVerified }: Reachable,
): void {
  const { text, mail } = accountMessages(language)[what];
  if (phoneVerified) messenger.send({ text, to: phone, channel: 'sms' });
  if (email !== null && emailVerified) messenger.send({ ...mail, to: email, channel: 'email' });
}

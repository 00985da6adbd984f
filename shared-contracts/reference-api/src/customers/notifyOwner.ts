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
 * Notifies an account's owner at the verified phone and e-mail address. An unverified phone or
 * address gets no message, because it may belong to a stranger.
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

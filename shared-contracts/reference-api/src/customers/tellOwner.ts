import type { ApiContext } from '../http/Handlers';
import { accountMessages } from './accountMessages';

/** Phone and addresses at which the owner of an account can be reached. */
interface Reachable {
  phone: string;
  phoneVerified: boolean;
  email: string | null;
  emailVerified: boolean;
}

/**
 * Tells the owner of an account what happened to it, on the phone and in the mailbox that they have shown to
 * be theirs: others must not read about it, nor be bothered by strangers who named them.
 */
export function tellOwner(
  { messenger }: ApiContext,
  what: 'emailChanged' | 'passwordChanged' | 'newDevice',
  { phone, phoneVerified, email, emailVerified }: Reachable,
): void {
  const { text, mail } = accountMessages[what];
  if (phoneVerified) messenger.send({ text, to: phone, channel: 'sms' });
  if (email !== null && emailVerified) messenger.send({ ...mail, to: email, channel: 'email' });
}

import { createTransport } from 'nodemailer';
import { isThisMachine } from './isEncrypted';
import type { Messenger } from './Messenger';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Timeout of each step; all together are shorter than the shutdown grace period. */
const TIMEOUT_MS = 4000;

/** Sends mail over SMTP. Connections to other machines require TLS with a valid certificate. */
export function smtpMessenger({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    // Without this, an attacker in between could hide the TLS offer and read password and codes.
    requireTLS: !isThisMachine(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Our messages name no files or URLs; one that did would not be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

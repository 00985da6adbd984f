import { createTransport } from 'nodemailer';
import { isThisMachine } from './isEncrypted';
import type { Messenger } from './Messenger';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Timeout of each step. All steps together are shorter than the grace period of a shutdown. */
const TIMEOUT_MS = 4000;

/** Sends mail over SMTP. A connection to another machine requires TLS with a valid certificate. */
export function smtpMessenger({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    // Otherwise an attacker between the machines could hide that the server offers TLS, and read
    // password and codes.
    requireTLS: !isThisMachine(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Our messages refer to no files or URLs; if one did, it would not be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

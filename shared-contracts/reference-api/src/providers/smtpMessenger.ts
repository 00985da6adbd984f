import { createTransport } from 'nodemailer';
import { isThisMachine } from './isEncrypted';
import type { Messenger } from './Messenger';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Limit of each step; all of them together end before the process must when it is told to stop. */
const TIMEOUT_MS = 4000;

/** Sends mail over SMTP, and over TLS alone to a server on another machine, whose certificate has to be right. */
export function smtpMessenger({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    // Otherwise whoever sits between could leave out the offer of TLS, and read password and codes.
    requireTLS: !isThisMachine(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // No message of ours names a file or a URL; one that came to would not be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

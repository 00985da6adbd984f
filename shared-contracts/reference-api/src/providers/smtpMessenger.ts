import { createTransport } from 'nodemailer';
import { isThisMachine } from './isEncrypted';
import type { Messenger } from './Messenger';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Timeout of each step; short, because a shutdown waits only nine seconds (`CLOSE_LIMIT_MS`). */
const TIMEOUT_MS = 4000;

/**
 * Opens a connection to a mail server on demand. Requires TLS with a valid certificate unless the
 * server runs on this machine.
 */
export const createSmtpTransport = (url: string, timeoutMs = TIMEOUT_MS) =>
  createTransport({
    url,
    // Without this setting, an attacker on the network could hide that the server offers TLS, and
    // then read the password and the codes.
    requireTLS: !isThisMachine(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // The shop's messages contain no files or URLs to fetch. These settings make sure that none is
    // ever fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends mail over SMTP. */
export function smtpMessenger({ url, from, timeoutMs }: SmtpOptions): Messenger {
  const transport = createSmtpTransport(url, timeoutMs);
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      const headers = unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {};
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...headers });
    },
  };
}

/** Headers by which a mail program offers its own button to unsubscribe (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

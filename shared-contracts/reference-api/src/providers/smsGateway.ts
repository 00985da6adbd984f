import type { Messenger } from './Messenger';

interface SmsGatewayOptions {
  url: string;
  /** Sent as a bearer token. */
  token?: string;
  timeoutMs?: number;
}

/** Timeout of a request; shorter than the time that a shutdown waits for requests. */
const TIMEOUT_MS = 6000;

/**
 * Sends SMS through an HTTP service by `POST { to, text }`. Any status 2xx means that the service
 * has accepted the SMS. Never retries, because retries would add to an overload of the service, and
 * shoppers can request a new code.
 */
export function smsGateway({ url, token, timeoutMs = TIMEOUT_MS }: SmsGatewayOptions): Messenger {
  return {
    async send({ to, text }) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        // Redirects are refused, because a redirect could send token and text to any host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw Object.assign(new Error('refused'), { responseCode: reply.status });
    },
  };
}

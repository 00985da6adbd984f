import type { Messenger } from './Messenger';

interface SmsGatewayOptions {
  url: string;
  /** Sent as a bearer token. */
  token?: string;
  timeoutMs?: number;
}

/** Shorter than the grace period of a shutdown. */
const TIMEOUT_MS = 6000;

/**
 * Sends SMS through an HTTP gateway by `POST { to, text }`; any status 2xx means that it has
 * accepted the SMS. Never retries, because retries would add to a gateway's overload, and shoppers
 * can request a new code.
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
        // A redirect could send token and text to any host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw Object.assign(new Error('refused'), { responseCode: reply.status });
    },
  };
}

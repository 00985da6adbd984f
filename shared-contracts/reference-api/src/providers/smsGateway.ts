import type { Messenger } from './Messenger';

interface SmsGatewayOptions {
  url: string;
  /** Sent as a bearer token. */
  token?: string;
  timeoutMs?: number;
}

/** Shorter than the shutdown grace period. */
const TIMEOUT_MS = 6000;

/**
 * Sends texts through an HTTP gateway: `POST { to, text }`, any 2xx means taken. Nothing is sent
 * again: a gateway in trouble would only get more of it, and the shopper can ask for a new code.
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
        // A redirect would take token and text to somewhere nobody chose.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw Object.assign(new Error('refused'), { responseCode: reply.status });
    },
  };
}

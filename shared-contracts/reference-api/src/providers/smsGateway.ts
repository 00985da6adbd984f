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
 * Sends texts through an HTTP gateway: `POST { to, text }`; any 2xx means accepted. Never retries,
 * because that would load a struggling gateway more, and the shopper can request a new code.
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

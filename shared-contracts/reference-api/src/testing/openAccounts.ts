import type { TestApi } from './openTestApi';

export interface Posted {
  status: number;
  body: { code?: string; message?: string | string[]; accessToken?: string };
  retryAfter: string | undefined;
}

/** Actions of somebody who has a phone and a mailbox. */
export interface Accounts {
  /** Sends a POST request to an endpoint under `/auth/customer/`. */
  post: (call: string, payload: object, headers?: Record<string, string>) => Promise<Posted>;
  messages: (to: string) => Promise<{ channel: string; subject: string | null; text: string }[]>;
  /**
   * Reads the six-digit code in the newest message to this recipient that contains a code. Throws
   * if there is no such message.
   */
  codeOf: (to: string) => Promise<string>;
}

export function openAccounts({ app }: TestApi): Accounts {
  const messages: Accounts['messages'] = async (to) => {
    const reply = await app.inject({ url: '/dev/outbox', query: { to } });
    return reply.json().items;
  };
  return {
    messages,
    async post(call, payload, headers) {
      const url = `/auth/customer/${call}`;
      const reply = await app.inject({ method: 'POST', url, payload, headers });
      const retryAfter = reply.headers['retry-after']?.toString();
      return { status: reply.statusCode, body: reply.json(), retryAfter };
    },
    async codeOf(to) {
      // Skips messages without a code, because a message about an earlier action may arrive late.
      const codes = (await messages(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
      const [code] = codes;
      if (!code) throw new Error(`no code was sent to ${to}`);
      return code;
    },
  };
}

import type { Posted } from './openAccounts';
import type { Market } from './serveMarket';

/** A client with one IP address that sends POST requests to endpoints under `/auth/customer/`. */
export interface Browser {
  post: (call: string, payload: object) => Promise<Posted>;
}

/**
 * Creates a client that has this IP address.
 * @param keepsCookies false if the client stores no cookies
 */
export function openBrowser(market: Market, address: string, keepsCookies = true): Browser {
  let cookie = '';
  return {
    async post(call, payload) {
      const headers = { 'x-forwarded-for': address, cookie };
      const url = `/auth/customer/${call}`;
      const reply = await market.api.app.inject({ method: 'POST', url, payload, headers });
      const [set] = reply.headers['set-cookie']?.toString().split(';') ?? [];
      if (keepsCookies && set) cookie = set;
      const retryAfter = reply.headers['retry-after']?.toString();
      return { status: reply.statusCode, body: reply.json(), retryAfter };
    },
  };
}

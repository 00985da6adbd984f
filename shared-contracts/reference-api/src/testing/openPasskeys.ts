import { createAuthenticator } from './createAuthenticator';
import { PASSWORD } from './createTestMarket';
import type { Accounts } from './openAccounts';
import { openAccounts } from './openAccounts';
import type { Market } from './serveMarket';

/** The site for which the passkeys are made; the API must have its origin. */
export const SITE = { origin: 'https://shop.example', rpId: 'shop.example' };

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

type Authenticator = ReturnType<typeof createAuthenticator>;
export type Lies = NonNullable<Parameters<Authenticator['get']>[1]>;

/** Actions of customers who have passkeys. Their browsers are Chrome on Android. */
export function openPasskeys(market: Market) {
  const accounts = (): Accounts => openAccounts(market.api);
  async function send(url: string, payload?: object, headers: Record<string, string> = {}) {
    const reply = await market.api.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { 'user-agent': CHROME, ...headers },
      payload,
    });
    return { status: reply.statusCode, cookie: reply.headers['set-cookie'], ...reply.json() };
  }
  const call = (bearer: string, path: string, payload?: object) =>
    send(`/customer/${path}`, payload, { authorization: `Bearer ${bearer}` });
  /** Requests options in a browser that keeps their cookie. */
  async function begin() {
    const { cookie, ...options } = await send('/auth/customer/passkey-options', {});
    return { options, cookie: `${cookie}`.split(';')[0] ?? '' };
  }
  const finish = (credential: object, cookie: string, headers = {}) =>
    send('/auth/customer/passkey-signin', { credential }, { cookie, ...headers });
  return {
    call,
    begin,
    finish,
    list: async (bearer: string) => (await call(bearer, 'passkeys')).items,
    signIn: async (emailOrPhone: string, password = PASSWORD): Promise<string> =>
      (await accounts().post('signin', { emailOrPhone, password })).body.accessToken ?? '',
    async add(bearer: string, authenticator = createAuthenticator(SITE)) {
      const options = await call(bearer, 'passkey-options', {});
      const credential = authenticator.create(options);
      return { authenticator, ...(await call(bearer, 'passkeys', { credential })) };
    },
    async signInBy(authenticator: Authenticator, lies?: Lies) {
      const { options, cookie } = await begin();
      return finish(authenticator.get(options, lies), cookie);
    },
    async clear() {
      for (const table of ['tries', 'outboxMessages', 'passkeyChallenges', 'passkeys'] as const) {
        await market.db.deleteFrom(table).execute();
      }
    },
  };
}

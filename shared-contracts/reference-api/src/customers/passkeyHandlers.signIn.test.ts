import { createAuthenticator } from '../testing/createAuthenticator';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { type Lies, openPasskeys, SITE } from '../testing/openPasskeys';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { userHandleOf } from './passkeyCeremonies';

const RAHIM = '+8801711000001';
const KARIMA = '+8801711000002';
const MINUTE = 60;
const REFUSED = { status: 400, code: 'wrong-passkey' };

describe('the sign-in by a passkey', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, publicOrigin: SITE.origin });
  const passkeys = openPasskeys(market);
  const { add, begin, finish, list, signIn, signInBy } = passkeys;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await passkeys.clear();
    token = await signIn(RAHIM);
  });
  const messages = () => openAccounts(market.api).messages(RAHIM);
  const call = (path: string, payload?: object, bearer = token) =>
    passkeys.call(bearer, path, payload);

  const accounts = () => openAccounts(market.api);
  async function resetPassword() {
    await accounts().post('forgot-password', { emailOrPhone: RAHIM });
    const otp = await accounts().codeOf(RAHIM);
    const password = 'seven blue boats';
    await accounts().post('reset-password', { emailOrPhone: RAHIM, otp, password });
  }
  const changePassword = () =>
    call('change-password', { currentPassword: PASSWORD, password: 'seven blue boats' });

  it('sign in without the password, as the device that has them', async () => {
    const { authenticator, ...added } = await add(token);
    expect(added).toMatchObject({ status: 200, name: 'Chrome, Android', lastUsedAt: null });
    clock.advance(MINUTE);
    const signedIn = await signInBy(authenticator, { userHandle: userHandleOf(CUSTOMER.rahim) });
    expect(signedIn).toMatchObject({ status: 200, phoneVerified: true });
    const bearer = signedIn.accessToken;
    expect(await call('current-customer', undefined, bearer)).toMatchObject({ phone: RAHIM });
    expect(await list(bearer)).toEqual([
      {
        uuid: added.uuid,
        name: 'Chrome, Android',
        createdAt: added.createdAt,
        lastUsedAt: clock.now().toISOString(),
      },
    ]);
    const { items } = await call('sessions', undefined, bearer);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ device: 'Chrome, Android', isCurrent: true });
    expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
  });

  describe('do not sign in', () => {
    it.each<[string, Lies]>([
      ['at another site', { origin: 'https://evil.example' }],
      ['for another domain', { rpId: 'evil.example' }],
      ['without verifying the person', { isVerified: false }],
      ['with a counter that goes back', { counter: 0 }],
      ['with an unknown id', { id: 'dW5rbm93bg' }],
      ['with the account of another customer', { userHandle: userHandleOf(CUSTOMER.karima) }],
    ])('%s: all get the same reply', async (_, lies) => {
      const { authenticator } = await add(token);
      await signInBy(authenticator);
      const { cookie: _cookie, ...reply } = await signInBy(authenticator, lies);
      expect(reply).toEqual({
        status: 400,
        statusCode: 400,
        code: 'wrong-passkey',
        message: 'This passkey did not work. Please try again, or use your password.',
      });
      expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
    });

    it("with another customer's id and an own signature", async () => {
      const { authenticator } = await add(token);
      const own = await add(await signIn(KARIMA));
      const refused = await signInBy(own.authenticator, { id: authenticator.id });
      expect(refused).toMatchObject(REFUSED);
    });

    it('with a challenge that is used, expired, of a new passkey or of another browser', async () => {
      const { authenticator } = await add(token);
      const first = await begin();
      const signed = authenticator.get(first.options);
      expect(await finish(signed, first.cookie)).toMatchObject({ status: 200 });
      expect(await finish(signed, first.cookie)).toMatchObject(REFUSED);
      const [here, elsewhere] = [await begin(), await begin()];
      const reply = await finish(authenticator.get(here.options), elsewhere.cookie);
      expect(reply).toMatchObject(REFUSED);
      const options = await call('passkey-options', {});
      expect(await finish(authenticator.get(options), here.cookie)).toMatchObject(REFUSED);
      clock.advance(5 * MINUTE);
      expect(await finish(authenticator.get(here.options), here.cookie)).toMatchObject(REFUSED);
    });

    it('twice by one challenge, even by simultaneous requests', async () => {
      const { authenticator } = await add(token);
      const { options, cookie } = await begin();
      const replies = await Promise.all(
        Array.from({ length: 3 }, () => finish(authenticator.get(options), cookie)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    });

    it('after a refused try with the same challenge', async () => {
      const { authenticator } = await add(token);
      const { options, cookie } = await begin();
      const refused = await finish(authenticator.get(options, { isVerified: false }), cookie);
      expect(refused).toMatchObject(REFUSED);
      expect(await finish(authenticator.get(options), cookie)).toMatchObject(REFUSED);
    });

    it('after a hundred refused tries from one network', async () => {
      const { authenticator } = await add(token);
      const { options, cookie } = await begin();
      const credential = authenticator.get(options, { rpId: 'evil.example' });
      for (let tries = 0; tries < 100; tries += 1) await finish(credential, cookie);
      const limited = await signInBy(authenticator);
      expect(limited).toMatchObject({ status: 429, code: 'too-many-tries' });
      clock.advance(15 * MINUTE);
      expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
    });

    it.each([
      ['is reset by a code', resetPassword],
      ['is changed', changePassword],
    ])('after the password %s', async (_, renew) => {
      const { authenticator } = await add(token);
      const half = await call('passkey-options', {});
      await renew();
      expect(await signInBy(authenticator)).toMatchObject(REFUSED);
      const fresh = await signIn(RAHIM, 'seven blue boats');
      expect(await list(fresh)).toEqual([]);
      const credential = createAuthenticator(SITE).create(half);
      expect((await call('passkeys', { credential })).status).toBeGreaterThanOrEqual(400);
      expect(await list(fresh)).toEqual([]);
    });
  });

  it('need the new password in the session that has changed it, because a thief may have its token', async () => {
    await changePassword();
    const needed = { status: 403, code: 'password-needed' };
    expect(await call('passkey-options', {})).toMatchObject(needed);
    expect(await call('passkeys')).toMatchObject({ items: [], needsPassword: true });
    const password = { currentPassword: 'seven blue boats' };
    const options = await call('passkey-options', password);
    const credential = createAuthenticator(SITE).create(options);
    expect(await call('passkeys', { credential })).toMatchObject({ status: 200 });
  });

  it('are not added by a request that waits for a change of the password', async () => {
    const credential = createAuthenticator(SITE).create(await call('passkey-options', {}));
    const { changed, added } = await market.db.transaction().execute(async (trx) => {
      const customer = trx.selectFrom('customers').select('uuid').where('phone', '=', RAHIM);
      await customer.forUpdate().execute();
      const first = changePassword();
      await waitForLock(market.db, 'transactionid');
      const second = call('passkeys', { credential });
      await waitForLock(market.db, 'tuple');
      return { changed: first, added: second };
    });
    expect(await changed).toMatchObject({ status: 200 });
    expect(await added).toMatchObject({ status: 401 });
    expect(await list(token)).toEqual([]);
  });

  it('revoke the token that the browser sent, and tell the owner about a new browser', async () => {
    const { authenticator } = await add(token);
    await market.db.deleteFrom('outboxMessages').execute();
    const { options, cookie } = await begin();
    const planted = await signIn(KARIMA);
    const bearer = { authorization: `Bearer ${planted}` };
    await finish(authenticator.get(options), cookie, bearer);
    expect(await call('current-customer', undefined, planted)).toMatchObject({ status: 401 });
    expect((await messages())[0]?.text).toMatch(/a new device logged in/);
  });
});

import { createAuthenticator } from '../testing/createAuthenticator';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { type Lies, openPasskeys, SITE } from '../testing/openPasskeys';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { userHandleOf } from './passkeyCeremonies';
import { deleteExpiredChallenges } from './passkeyChallenges';

const RAHIM = '+8801711000001';
const KARIMA = '+8801711000002';
const MINUTE = 60;
const REFUSED = { status: 400, code: 'wrong-passkey' };

describe('passkeys', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, publicOrigin: SITE.origin });
  const passkeys = openPasskeys(market);
  const { add, begin, list, signIn, signInBy } = passkeys;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await passkeys.clear();
    token = await signIn(RAHIM);
  });
  const messages = () => openAccounts(market.api).messages(RAHIM);
  const call = (path: string, payload?: object, bearer = token) =>
    passkeys.call(bearer, path, payload);

  it('are discoverable and verify the person, and the options for a sign-in name no account', async () => {
    const { authenticator } = await add(token);
    expect(await call('passkey-options', {})).toMatchObject({
      rp: { id: 'shop.example' },
      user: { id: userHandleOf(CUSTOMER.rahim), name: RAHIM },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal', 'hybrid'] }],
      timeout: 300_000,
    });
    const { options } = await begin();
    expect(options).toEqual({
      status: 200,
      challenge: expect.any(String),
      rpId: 'shop.example',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  describe('are not added', () => {
    it.each<[string, Lies]>([
      ['for another site', { origin: 'https://shop.example.evil.example' }],
      ['for another port of the site', { origin: 'https://shop.example:8443' }],
      ['for another domain', { rpId: 'evil.example' }],
      ['without verifying the person', { isVerified: false }],
    ])('%s', async (_, lies) => {
      const options = await call('passkey-options', {});
      const credential = createAuthenticator(SITE).create(options, lies);
      expect(await call('passkeys', { credential })).toMatchObject(REFUSED);
      expect(await list(token)).toEqual([]);
    });

    it('with a challenge that is used, expired, of a sign-in, of another session or of another customer', async () => {
      const { create } = createAuthenticator(SITE);
      const options = await call('passkey-options', {});
      const post = (challenge: string, bearer = token) =>
        call('passkeys', { credential: create({ challenge }) }, bearer);
      expect(await post(options.challenge, await signIn(KARIMA))).toMatchObject(REFUSED);
      expect(await post(options.challenge, await signIn(RAHIM))).toMatchObject(REFUSED);
      expect(await post((await begin()).options.challenge)).toMatchObject(REFUSED);
      expect(await post('never-given-out')).toMatchObject(REFUSED);
      clock.advance(5 * MINUTE);
      expect(await post(options.challenge)).toMatchObject(REFUSED);
      const { challenge } = await call('passkey-options', {});
      expect(await post(challenge)).toMatchObject({ status: 200 });
      expect(await post(challenge)).toMatchObject(REFUSED);
      expect(await list(token)).toHaveLength(1);
    });

    it('if another customer has the same passkey', async () => {
      const { authenticator } = await add(token);
      const karima = await signIn(KARIMA);
      expect(await add(karima, authenticator)).toMatchObject(REFUSED);
      expect(await list(karima)).toEqual([]);
    });

    it('if the customer already has ten, even by simultaneous requests', async () => {
      for (let count = 0; count < 9; count += 1) await add(token);
      const bearers = [token, await signIn(RAHIM)];
      const credentials = await Promise.all(
        bearers.map(async (bearer) =>
          createAuthenticator(SITE).create(await call('passkey-options', {}, bearer)),
        ),
      );
      const replies = await Promise.all(
        bearers.map((bearer, index) =>
          call('passkeys', { credential: credentials[index] }, bearer),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await call('passkey-options', {})).toMatchObject({ status: 409, code: 'too-many' });
      expect(await list(token)).toHaveLength(10);
    });

    it('while the phone, which recovers the account, is unverified', async () => {
      await market.db.updateTable('customers').set({ phoneVerified: false }).execute();
      const refused = { status: 409, code: 'phone-unverified' };
      expect(await call('passkey-options', {})).toMatchObject(refused);
    });

    it('with a token that is older than 15 minutes, unless the password is sent', async () => {
      clock.advance(15 * MINUTE);
      const needed = { status: 403, code: 'password-needed' };
      expect(await call('passkeys')).toMatchObject({ needsPassword: true });
      expect(await call('passkeys', undefined, await signIn(RAHIM))).toMatchObject({
        needsPassword: false,
      });
      expect(await call('passkey-options', {})).toMatchObject(needed);
      const wrong = { currentPassword: 'not the password' };
      expect(await call('passkey-options', wrong)).toMatchObject({ code: 'wrong-password' });
      const right = { currentPassword: PASSWORD };
      expect(await call('passkey-options', right)).toMatchObject({ status: 200 });
    });
  });

  it('are deleted by their owner alone, who is told', async () => {
    const { authenticator, uuid } = await add(token);
    expect((await messages())[0]?.text).toMatch(/a passkey was added/);
    const karima = await signIn(KARIMA);
    const others = await call(`passkeys/${uuid}/delete`, {}, karima);
    const missing = await call(`passkeys/${CUSTOMER.rahim}/delete`, {}, karima);
    expect(others).toEqual(missing);
    expect(others).toMatchObject({ status: 404, code: 'not-found' });
    expect(await signInBy(authenticator)).toMatchObject({ status: 200 });
    clock.advance(15 * MINUTE);
    const needed = { status: 403, code: 'password-needed' };
    expect(await call(`passkeys/${uuid}/delete`, {})).toMatchObject(needed);
    const password = { currentPassword: PASSWORD };
    expect(await call(`passkeys/${uuid}/delete`, password)).toMatchObject({ status: 200 });
    expect(await signInBy(authenticator)).toMatchObject(REFUSED);
    expect(await call(`passkeys/${uuid}/delete`, password)).toMatchObject({ status: 404 });
    expect((await messages())[0]?.text).toMatch(/a passkey of your account was del/);
  });

  it('leave no expired challenge in the database', async () => {
    await call('passkey-options', {});
    await begin();
    clock.advance(6 * MINUTE);
    await deleteExpiredChallenges(jobContext(market.db, clock.now));
    expect(await market.db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([]);
  });

  it('have challenges that are stored only as hashes', async () => {
    const { challenge } = await call('passkey-options', {});
    const rows = await market.db.selectFrom('passkeyChallenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(challenge);
    expect(rows).toHaveLength(1);
  });
});

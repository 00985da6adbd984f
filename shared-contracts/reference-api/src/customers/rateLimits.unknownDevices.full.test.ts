import { consumeRateLimits, type RateLimit } from '../http/rateLimits';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { RATE_LIMITS } from './rateLimits';

const PHONE = '01711000001';
const EMAIL = 'rahim@example.com';
const HOME = '198.51.100.1';
const NEW_PASSWORD = 'rain on tin roofs';

/** Returns one of sixteen network addresses. */
const networkOfStranger = (n: number) => `203.0.113.${n % 16}`;

describe('strangers', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
  });

  const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, cookie });
  const signIn = (password: string, headers: Record<string, string>, emailOrPhone = PHONE) =>
    accounts.post('signin', { emailOrPhone, password }, headers);
  const use = (limit: RateLimit, subject: string, times = limit.most) =>
    consumeRateLimits(
      { db: market.db, now: clock.now },
      Array.from({ length: times }, () => ({ limit, subject })),
    );

  /** Returns the cookie of a browser that has signed in. */
  async function cookieOf(emailOrPhone = PHONE): Promise<string> {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/auth/customer/signin',
      headers: from(HOME),
      payload: { emailOrPhone, password: PASSWORD },
    });
    return reply.headers['set-cookie']?.toString().split(';')[0] ?? '';
  }

  async function guessPasswords(times: number, emailOrPhone = PHONE): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const reply = await signIn('wrong', from(networkOfStranger(n)), emailOrPhone);
      statuses.push(reply.status);
    }
    return statuses;
  }

  it.each([PHONE, EMAIL])(
    'who guess the password of %s do not lock out its owner, even on a new device',
    async (name) => {
      await guessPasswords(60, name);
      expect((await signIn(PASSWORD, from('198.51.100.9'), name)).status).toBe(200);
    },
  );

  it("still get a few attempts per network after the account's limit is reached", async () => {
    const { account, pressed } = RATE_LIMITS.signIn;
    await use(account, `+88${PHONE}`);
    const statuses: number[] = [];
    for (let n = 0; n <= pressed.most; n += 1) {
      statuses.push((await signIn('wrong', from(HOME))).status);
    }
    expect(statuses).toEqual([...Array(pressed.most).fill(401), 429]);
    clock.advance(15 * 60);
    expect((await signIn('wrong', from(HOME))).status).toBe(401);
  });

  it("in the owner's network do not lock out a device from which the owner has signed in before", async () => {
    const cookie = await cookieOf();
    for (let n = 0; n < 12; n += 1) await signIn('wrong', from(HOME));
    await use(RATE_LIMITS.signIn.address, HOME, RATE_LIMITS.signIn.address.most - 10);
    expect((await signIn(PASSWORD, from(HOME))).status).toBe(429);
    expect((await signIn(PASSWORD, from(HOME, cookie))).status).toBe(200);
    expect((await signIn(PASSWORD, from(HOME, cookie), EMAIL)).status).toBe(200);
  });

  it('do not get the limits of a known device with a cookie of another account or an invented cookie', async () => {
    const own = await cookieOf('01711000002');
    const { account, pressed } = RATE_LIMITS.signIn;
    await use(account, `+88${PHONE}`);
    await use(pressed, `+88${PHONE} ${HOME}`);
    for (const cookie of [own, `knownDevice=${'a'.repeat(43)}`]) {
      expect((await signIn(PASSWORD, from(HOME, cookie))).status).toBe(429);
    }
  });

  it('with a stolen cookie of a known device get only a limited number of guesses', async () => {
    const cookie = await cookieOf();
    const { knownDevices, address } = RATE_LIMITS.signIn;
    await use(address, HOME);
    for (let n = 0; n < knownDevices.most; n += 1) {
      expect((await signIn('wrong', from(HOME, cookie))).status).toBe(401);
    }
    expect((await signIn(PASSWORD, from(HOME, cookie))).status).toBe(429);
    clock.advance(15 * 60 - 1);
    expect((await signIn('wrong', from(HOME), '01711000002')).status).toBe(429);
    expect((await signIn('wrong', from(HOME, cookie))).status).toBe(429);
  });

  it.each(['forgot-password', 'validate-otp'])(
    "who enter wrong codes do not void the owner's code for a new password (%s)",
    async (call) => {
      const name = { emailOrPhone: PHONE };
      await accounts.post('forgot-password', name, from(HOME));
      const otp = await accounts.codeOf(PHONE);
      for (let n = 0; n < 60; n += 1) {
        const wrong = { ...name, otp: otp === '000000' ? '000001' : '000000' };
        await accounts.post('validate-otp', wrong, from(networkOfStranger(n)));
      }
      if (call === 'validate-otp') {
        const valid = await accounts.post(call, { ...name, otp }, from(HOME));
        expect(valid.status).toBe(200);
      }
      const reset = { ...name, otp, password: NEW_PASSWORD };
      expect((await accounts.post('reset-password', reset, from(HOME))).status).toBe(200);
    },
  );

  it.each(['before the owner', 'after the owner'])(
    'who request a code %s neither void the owner’s code nor use up its attempts',
    async (when) => {
      const name = { emailOrPhone: PHONE };
      const askFrom = async (address: string) => {
        await accounts.post('forgot-password', name, from(address));
        clock.advance(60);
        return accounts.codeOf(PHONE);
      };
      const asked = when === 'before the owner' ? ['203.0.113.1', HOME] : [HOME, '203.0.113.1'];
      const codes = new Map<string, string>();
      for (const address of asked) codes.set(address, await askFrom(address));
      for (let n = 0; n < 30; n += 1) {
        const otp = String(n).padStart(6, '0');
        if ([...codes.values()].includes(otp)) continue;
        await accounts.post('validate-otp', { ...name, otp }, from(networkOfStranger(n)));
      }
      const own = { ...name, otp: codes.get(HOME) };
      expect((await accounts.post('validate-otp', own, from(HOME))).status).toBe(200);
      const reset = { ...own, password: NEW_PASSWORD };
      expect((await accounts.post('reset-password', reset, from(HOME))).status).toBe(200);
      // Setting a new password makes all earlier codes invalid.
      const theirs = { ...name, otp: codes.get('203.0.113.1') };
      expect(await accounts.post('validate-otp', theirs, from('203.0.113.1'))).toMatchObject({
        status: 400,
        body: { code: 'wrong-otp' },
      });
    },
  );

  it('who enter wrong codes do not void a sign-up code for the network that requested it', async () => {
    const phone = '01911000077';
    const signUp = { phone, fullName: 'Nasrin', password: NEW_PASSWORD };
    await accounts.post('signup', signUp, from(HOME));
    const otp = await accounts.codeOf(`+88${phone}`);
    for (let n = 0; n < 60; n += 1) {
      const wrong = { phone, otp: otp === '000000' ? '000001' : '000000' };
      await accounts.post('verify-phone', wrong, from(networkOfStranger(n)));
    }
    expect((await accounts.post('verify-phone', { phone, otp }, from(HOME))).status).toBe(200);
  });

  it('can enter only five wrong codes in total, even if they use several networks', async () => {
    const name = { emailOrPhone: PHONE };
    await accounts.post('forgot-password', name, from(HOME));
    const otp = await accounts.codeOf(PHONE);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) {
      await accounts.post('validate-otp', { ...name, otp: wrong }, from(networkOfStranger(n)));
    }
    const right = await accounts.post('validate-otp', { ...name, otp }, from('203.0.113.99'));
    expect(right).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
  });

  it('who have used up the limits for codes do not prevent a known device from requesting a code', async () => {
    const cookie = await cookieOf();
    await use(RATE_LIMITS.codeSent.account, `+88${PHONE}`);
    await use(RATE_LIMITS.codeSent.coolDown, `+88${PHONE}`);
    await use(RATE_LIMITS.codeSent.shop, '');
    const ask = (headers: Record<string, string>) =>
      accounts.post('forgot-password', { emailOrPhone: PHONE }, headers);
    expect((await ask(from(HOME))).status).toBe(429);
    expect((await ask(from(HOME, cookie))).status).toBe(200);
    expect((await ask(from(HOME, cookie))).status).toBe(429);
  });
});

import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '01711000001';
const EMAIL = 'rahim@example.com';

describe('a sign-in', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, publicOrigin: 'https://shop.test' });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(() => createTestMarket(market.db));

  /**
   * Posts a request with a browser's cookie, which must succeed.
   * @returns the reply, and the cookie that the browser has afterwards
   */
  const post = async (call: string, payload: object, cookie = '') => {
    const url = `/auth/customer/${call}`;
    const reply = await market.api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie },
    });
    expect(reply.statusCode).toBe(200);
    return { cookie: reply.headers['set-cookie']?.toString().split(';')[0] ?? cookie, reply };
  };
  const signIn = async (cookie?: string, emailOrPhone = PHONE, password = PASSWORD) =>
    (await post('signin', { emailOrPhone, password }, cookie)).cookie;
  const told = async (to = PHONE) =>
    (await accounts.messages(to)).filter(({ text }) => /new device logged in/.test(text)).length;

  it('from a new device is reported once, to the phone and to a verified e-mail address', async () => {
    const cookie = await signIn();
    expect(await told()).toBe(1);
    expect(await accounts.messages(EMAIL)).toMatchObject([
      { channel: 'email', subject: 'Nodibazar: a new device signed in' },
    ]);
    await signIn(cookie);
    expect(await told()).toBe(1);
    await signIn();
    expect(await told()).toBe(2);
  });

  it('sets a cookie that no script can read and no other site can use', async () => {
    const { reply } = await post('signin', { emailOrPhone: PHONE, password: PASSWORD });
    expect(reply.headers['set-cookie']).toMatch(
      /^knownDevice=[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const stored = await market.db.selectFrom('knownDevices').selectAll().execute();
    expect(stored).toHaveLength(1);
    const [, token = ''] = reply.headers['set-cookie']?.toString().split(/[=;]/) ?? [];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('makes a device known only for the customer who signs in, even if others share the device', async () => {
    const rahim = await signIn();
    const both = await signIn(rahim, '01711000002');
    expect(await told('01711000002')).toBe(1);
    await signIn(both);
    await signIn(both, '01711000002');
    expect(await told()).toBe(1);
    expect(await told('01711000002')).toBe(1);
  });

  it('replaces a cookie that an attacker has planted with a cookie that the attacker does not know', async () => {
    const planted = await signIn(undefined, '01711000002');
    expect(await signIn(planted)).not.toBe(planted);
    await signIn(planted);
    expect(await told()).toBe(2);
  });

  it('to a new account is reported unless it comes from the browser that verified the phone', async () => {
    const [phone, password] = ['01911000055', 'rain on tin roofs'];
    await post('signup', { fullName: 'New Customer', phone, password });
    const otp = await accounts.codeOf(phone);
    const { cookie } = await post('verify-phone', { phone, otp });
    await signIn(cookie, phone, password);
    expect(await told(phone)).toBe(0);
    await signIn(undefined, phone, password);
    expect(await told(phone)).toBe(1);
  });

  it('is not reported to a phone that was never verified', async () => {
    const [phone, password] = ['01911000056', 'rain on tin roofs'];
    await post('signup', { fullName: 'Stranger', phone, password });
    await signIn(undefined, phone, password);
    expect(await told(phone)).toBe(0);
  });

  it('is reported again after a password change, even from a known device', async () => {
    const cookie = await signIn();
    await post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    const password = 'rain on tin roofs';
    await post('reset-password', { emailOrPhone: PHONE, otp, password });
    await signIn(cookie, PHONE, password);
    expect(await told()).toBe(2);
  });

  it('is reported at most ten times a day, because each SMS costs money', async () => {
    for (let n = 0; n < 12; n += 1) await signIn();
    expect(await told()).toBe(10);
  });
});

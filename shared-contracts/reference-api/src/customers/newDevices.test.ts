import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { POSTGRES } from '../testing/testDatabases';

const PHONE = '01711000001';
const EMAIL = 'rahim@example.com';

describe('a sign-in', () => {
  const clock = createClock();
  const market = serveMarket(POSTGRES.open, { now: clock.now, publicOrigin: 'https://shop.test' });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(() => createTestMarket(market.db));

  /** Posts as a browser with a cookie; gives the cookie it has afterwards. */
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

  it('with a new device is told to the phone and to a verified address, once', async () => {
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

  it('is known by a cookie that no script reads and no page gets', async () => {
    const { reply } = await post('signin', { emailOrPhone: PHONE, password: PASSWORD });
    expect(reply.headers['set-cookie']).toMatch(
      /^knownDevice=[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const stored = await market.db.selectFrom('knownDevices').selectAll().execute();
    expect(stored).toHaveLength(1);
    const [, token = ''] = reply.headers['set-cookie']?.toString().split(/[=;]/) ?? [];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('makes a device known for its own customer alone, and keeps those who share it', async () => {
    const rahim = await signIn();
    const both = await signIn(rahim, '01711000002');
    expect(await told('01711000002')).toBe(1);
    await signIn(both);
    await signIn(both, '01711000002');
    expect(await told()).toBe(1);
    expect(await told('01711000002')).toBe(1);
  });

  it('gives a browser with a planted cookie one that its planter does not have', async () => {
    const planted = await signIn(undefined, '01711000002');
    expect(await signIn(planted)).not.toBe(planted);
    await signIn(planted);
    expect(await told()).toBe(2);
  });

  it('after sign-up is not told where the phone was verified, and elsewhere is', async () => {
    const [phone, password] = ['01911000055', 'rain on tin roofs'];
    await post('signup', { fullName: 'New Customer', phone, password });
    const otp = await accounts.codeOf(phone);
    const { cookie } = await post('verify-phone', { phone, otp });
    await signIn(cookie, phone, password);
    expect(await told(phone)).toBe(0);
    await signIn(undefined, phone, password);
    expect(await told(phone)).toBe(1);
  });

  it('bothers no phone that was only named', async () => {
    const [phone, password] = ['01911000056', 'rain on tin roofs'];
    await post('signup', { fullName: 'Stranger', phone, password });
    await signIn(undefined, phone, password);
    expect(await told(phone)).toBe(0);
  });

  it('is told of again after a new password, with whatever device', async () => {
    const cookie = await signIn();
    await post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    const password = 'rain on tin roofs';
    await post('reset-password', { emailOrPhone: PHONE, otp, password });
    await signIn(cookie, PHONE, password);
    expect(await told()).toBe(2);
  });

  it('is told ten times a day at most, for each is paid for', async () => {
    for (let n = 0; n < 12; n += 1) await signIn();
    expect(await told()).toBe(10);
  });
});

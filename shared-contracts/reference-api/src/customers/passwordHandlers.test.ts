import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

const PHONE = '01711000001';
const EMAIL = 'rahim@example.com';
const NEW_PASSWORD = 'rain on tin roofs';

describe.each(TEST_DATABASES)('the API for new passwords on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });

  beforeEach(() => createTestMarket(market.db));

  const forget = (emailOrPhone = PHONE) => accounts.post('forgot-password', { emailOrPhone });
  const resend = (emailOrPhone = PHONE) => accounts.post('resend-otp', { emailOrPhone });
  const validate = (otp: string) => accounts.post('validate-otp', { emailOrPhone: PHONE, otp });
  const reset = (otp: string, emailOrPhone = PHONE, password = NEW_PASSWORD) =>
    accounts.post('reset-password', { emailOrPhone, otp, password });
  const signIn = (password: string) => accounts.post('signin', { emailOrPhone: PHONE, password });
  const wrongOf = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  const unverify = () =>
    market.db
      .updateTable('customers')
      .set({ phoneVerified: false })
      .where('uuid', '=', CUSTOMER.rahim)
      .execute();
  const isVerified = async () =>
    (
      await market.db
        .selectFrom('customers')
        .select('phoneVerified')
        .where('uuid', '=', CUSTOMER.rahim)
        .executeTakeFirstOrThrow()
    ).phoneVerified;

  it('sets a new password with a one-time code, which can be checked repeatedly but used only once', async () => {
    const before = await signIn(PASSWORD);
    await forget();
    const code = await accounts.codeOf(PHONE);
    for (let n = 0; n < 7; n += 1) expect((await validate(code)).status).toBe(200);
    expect(await reset(code)).toMatchObject({ status: 200, body: { isDone: true } });
    expect((await reset(code)).body).toMatchObject({ code: 'wrong-otp' });
    expect((await validate(code)).status).toBe(400);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(before.status).toBe(200);
  });

  it.each(['\u202A+880 1711\u2011000001\u202C', '(01711)\u00A0000\u200B001', '1711000001'])(
    'sends a code to a phone that was pasted as %j, and accepts the pasted code',
    async (pasted) => {
      expect((await forget(pasted)).status).toBe(200);
      const code = await accounts.codeOf(PHONE);
      const spaced = `\u200B${code.slice(0, 3)}\u2011${code.slice(3)}\u202C`;
      expect((await reset(spaced, pasted)).status).toBe(200);
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    },
  );

  it('sends a code to an e-mail address that was pasted with invisible characters', async () => {
    expect((await forget(`\u200B${EMAIL}\u2060\u200D`)).status).toBe(200);
    expect(await accounts.codeOf(EMAIL)).toMatch(/^\d{6}$/);
  });

  it('revokes all tokens of an account whose password is changed', async () => {
    const devices = await Promise.all([signIn(PASSWORD), signIn(PASSWORD)]);
    await forget();
    await reset(await accounts.codeOf(PHONE));
    for (const { body } of devices) {
      const headers = { authorization: `Bearer ${body.accessToken}` };
      const reply = await market.api.app.inject({ url: '/customer/current-customer', headers });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('revokes the tokens of sign-ins with the old password that happen during a password change', async () => {
    // Hashing takes some milliseconds, so some of these sign-ins run between the steps of a reset.
    const signInLate = async (waitMs: number) => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return signIn(PASSWORD);
    };
    for (let round = 0; round < 4; round += 1) {
      await createTestMarket(market.db);
      await forget();
      const code = await accounts.codeOf(PHONE);
      const waits = [0, 5, 10, 15, 20, 25, 30, 40, 50];
      const [done] = await Promise.all([reset(code), ...waits.map(signInLate)]);
      expect(done?.status).toBe(200);
      expect(await market.db.selectFrom('accessTokens').selectAll().execute()).toEqual([]);
    }
  });

  it('sets only one password if two simultaneous requests have the same code', async () => {
    await forget();
    const code = await accounts.codeOf(PHONE);
    const replies = await Promise.all([reset(code), reset(code, PHONE, 'another long one')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('lets a customer sign in with a new password, even if sign-ins were refused after wrong passwords', async () => {
    for (let n = 0; n < 11; n += 1) await signIn('wrong');
    expect((await signIn(PASSWORD)).status).toBe(429);
    await forget();
    await reset(await accounts.codeOf(PHONE));
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('verifies the phone if the code was sent by SMS', async () => {
    await unverify();
    await forget();
    await reset(await accounts.codeOf(PHONE), EMAIL);
    expect(await isVerified()).toBe(true);
  });

  it('does not verify the phone if the code was sent by e-mail', async () => {
    await unverify();
    await forget(EMAIL);
    expect(await accounts.messages(EMAIL)).toMatchObject([
      { channel: 'email', subject: 'Nodibazar: your code for a new password' },
    ]);
    expect((await reset(await accounts.codeOf(EMAIL), PHONE)).status).toBe(200);
    expect(await isVerified()).toBe(false);
  });

  it('refuses a code that was sent to verify the phone', async () => {
    await unverify();
    await resend();
    const code = await accounts.codeOf(PHONE);
    expect((await reset(code)).body).toMatchObject({ code: 'wrong-otp' });
    expect((await accounts.post('verify-phone', { phone: PHONE, otp: code })).status).toBe(200);
  });

  it('refuses a common password, names the field, and keeps the code valid', async () => {
    await forget();
    const code = await accounts.codeOf(PHONE);
    const { status, body } = await reset(code, PHONE, 'password1');
    expect(status).toBe(400);
    expect(body.message?.[0]).toMatch(/^password is one of the most common/);
    expect((await reset(code)).status).toBe(200);
  });

  it('voids a code after five wrong attempts, even if the attempts are simultaneous', async () => {
    await forget();
    const code = await accounts.codeOf(PHONE);
    const wrong = wrongOf(code);
    const replies = await Promise.all([1, 2, 3, 4].map(() => reset(wrong)));
    expect(replies.map(({ body }) => body.code)).toEqual(Array(4).fill('wrong-otp'));
    expect((await validate(code)).status).toBe(200);
    await validate(wrong);
    expect((await validate(code)).body).toMatchObject({ code: 'wrong-otp' });
  });

  it.each([
    ['accepts a code just before ten minutes are over', 599, 200],
    ['refuses a code after ten minutes', 600, 400],
  ])('%s', async (_, seconds, status) => {
    await forget();
    const code = await accounts.codeOf(PHONE);
    clock.advance(seconds);
    expect((await reset(code)).status).toBe(status);
  });

  it('accepts only the newest of several codes', async () => {
    await forget();
    const first = await accounts.codeOf(PHONE);
    clock.advance(60);
    await resend();
    const second = await accounts.codeOf(PHONE);
    expect((await reset(first)).status).toBe(first === second ? 200 : 400);
    expect((await reset(second)).status).toBe(first === second ? 400 : 200);
  });

  it('sends a new code even if the previous code has expired', async () => {
    await forget();
    clock.advance(3600);
    await resend();
    expect((await reset(await accounts.codeOf(PHONE))).status).toBe(200);
  });

  it('does not send a code again to an account that has never requested one', async () => {
    expect((await resend()).status).toBe(200);
    expect(await accounts.messages(PHONE)).toEqual([]);
  });

  it('sends a code that verifies a phone by SMS, even if the request names the e-mail address', async () => {
    await unverify();
    await resend(EMAIL);
    expect(await accounts.messages(EMAIL)).toEqual([]);
    const otp = await accounts.codeOf(PHONE);
    expect((await accounts.post('verify-phone', { phone: PHONE, otp })).status).toBe(200);
  });

  it('stores codes only as slow hashes', async () => {
    await forget();
    const code = await accounts.codeOf(PHONE);
    const stored = await market.db.selectFrom('resetCodes').selectAll().execute();
    expect(stored).toMatchObject([{ codeHash: expect.stringMatching(/^\$argon2id\$/) }]);
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});

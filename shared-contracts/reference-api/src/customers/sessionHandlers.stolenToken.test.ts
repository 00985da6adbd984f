import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '01711000001';
const OLD = 'rahim@example.com';
const NEW = 'thief@example.com';

describe('a stolen token', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let accounts: Accounts;
  let token: string;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });

  beforeEach(async () => {
    await createTestMarket(market.db);
    token = await signIn();
    await forgetMessages();
  });

  /**
   * Deletes all messages. First reads the outbox, which waits for messages that are still being
   * sent.
   */
  const forgetMessages = async () => {
    await accounts.messages(PHONE);
    await market.db.deleteFrom('outboxMessages').execute();
  };
  const signIn = async (password = PASSWORD) => {
    const { body } = await accounts.post('signin', { emailOrPhone: PHONE, password });
    return String(body.accessToken);
  };
  const change = async (payload: object) => {
    const reply = await market.api.app.inject({
      method: 'PATCH',
      url: '/customer/current-customer',
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const customer = () =>
    market.db
      .selectFrom('customers')
      .select(['fullName', 'email', 'emailVerified'])
      .where('uuid', '=', CUSTOMER.rahim)
      .executeTakeFirstOrThrow();

  it.each<[string, object, string]>([
    ['change the e-mail address without a password', { email: NEW }, 'password-needed'],
    ['remove the e-mail address without a password', { email: null }, 'password-needed'],
    [
      'change the e-mail address with a wrong password',
      { email: NEW, currentPassword: 'Passw0rd?' },
      'wrong-password',
    ],
  ])('cannot %s', async (_, body, code) => {
    expect(await change({ fullName: 'Thief', ...body })).toMatchObject({
      status: 403,
      body: { code },
    });
    expect(await customer()).toMatchObject({ fullName: 'Rahim Uddin', email: OLD });
  });

  it('does not reveal which e-mail addresses have an account', async () => {
    const email = 'karima@example.com';
    await market.db
      .updateTable('customers')
      .set({ email })
      .where('uuid', '=', CUSTOMER.karima)
      .execute();
    expect(await change({ email })).toMatchObject({ body: { code: 'password-needed' } });
  });

  it('allows no more attempts to guess the password than a sign-in does', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await change({ email: NEW, currentPassword: `guess ${n}` })).status).toBe(403);
    }
    expect((await change({ email: NEW, currentPassword: PASSWORD })).status).toBe(429);
    const { status } = await accounts.post('signin', {
      emailOrPhone: `+88${PHONE}`,
      password: PASSWORD,
    });
    expect(status).toBe(429);
    expect((await change({ fullName: 'Rahim Mia' })).status).toBe(200);
    clock.advance(15 * 60);
    expect((await change({ email: NEW, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('can change the name without the password, even if the request repeats the e-mail address', async () => {
    expect(await change({ fullName: 'Rahim Mia', email: OLD.toUpperCase() })).toMatchObject({
      status: 200,
      body: { fullName: 'Rahim Mia', email: OLD },
    });
  });

  it('gets no code for a new password at an unverified e-mail address', async () => {
    expect(await change({ email: NEW, currentPassword: PASSWORD })).toMatchObject({
      status: 200,
      body: { email: NEW, emailVerified: false },
    });
    await forgetMessages();
    const reply = await accounts.post('forgot-password', { emailOrPhone: NEW });
    expect(reply).toMatchObject({ status: 200, body: { isDone: true } });
    expect(await accounts.messages(NEW)).toEqual([]);
    clock.advance(60);
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    clock.advance(60);
    await accounts.post('resend-otp', { emailOrPhone: NEW });
    expect(await accounts.messages(NEW)).toEqual([]);
  });

  it('cannot hide a change of the e-mail address: the old address and the phone get a message', async () => {
    await change({ email: NEW, currentPassword: PASSWORD });
    expect(await accounts.messages(OLD)).toMatchObject([
      { channel: 'email', subject: 'Nodibazar: your e-mail address was changed' },
    ]);
    expect(await accounts.messages(PHONE)).toMatchObject([
      {
        channel: 'sms',
        text: expect.stringMatching(/^Nodibazar: your e-mail address was changed/),
      },
    ]);
  });

  it('is revoked when the password changes, and phone and e-mail address get a message', async () => {
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    const password = 'rain on tin roofs';
    await accounts.post('reset-password', { emailOrPhone: PHONE, otp, password });
    expect((await change({ fullName: 'Thief' })).status).toBe(401);
    expect((await accounts.messages(PHONE))[0]).toMatchObject({
      text: expect.stringMatching(/^Nodibazar: your password was changed/),
    });
    expect(await accounts.messages(OLD)).toMatchObject([
      { subject: 'Nodibazar: your password was changed' },
    ]);
  });
});

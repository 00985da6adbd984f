import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '+8801711000001';
const EMAIL = 'rahim@example.com';
const NEW = 'seven blue boats';

describe('the change of a password', () => {
  const market = serveMarket(openPostgres);
  let accounts: Accounts;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    for (const table of ['tries', 'outboxMessages'] as const) {
      await market.db.deleteFrom(table).execute();
    }
    accounts = openAccounts(market.api);
    token = await signIn();
  });

  const signIn = async (password = PASSWORD) =>
    (await accounts.post('signin', { emailOrPhone: PHONE, password })).body.accessToken ?? '';
  const change = async (payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = '/customer/change-password';
    const reply = await market.api.app.inject({ method: 'POST', url, headers, payload });
    const { code, message } = reply.json();
    return { status: reply.statusCode, code, message };
  };
  const statusOf = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const reply = await market.api.app.inject({ url: '/customer/current-customer', headers });
    return reply.statusCode;
  };

  it('ends all other sessions, and makes the old password and pending codes invalid', async () => {
    const elsewhere = await signIn();
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    expect((await change({ currentPassword: PASSWORD, password: NEW })).status).toBe(200);
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect(await signIn()).toBe('');
    expect(await signIn(NEW)).not.toBe('');
    const reset = { emailOrPhone: PHONE, otp, password: PASSWORD };
    expect((await accounts.post('reset-password', reset)).body.code).toBe('wrong-otp');
  });

  it('is reported to the phone and to the e-mail address', async () => {
    await change({ currentPassword: PASSWORD, password: NEW });
    for (const contact of [PHONE, EMAIL]) {
      const texts = (await accounts.messages(contact)).map(({ text }) => text).join('\n');
      expect(texts).toMatch(/password/);
    }
  });

  it.each([
    ['without the old password', { password: NEW }, 403, 'password-needed'],
    ['with a wrong old password', { currentPassword: 'no', password: NEW }, 403, 'wrong-password'],
    ['to a short password', { currentPassword: PASSWORD, password: 'short' }, 400, 'invalid-input'],
    [
      'to a common password',
      { currentPassword: PASSWORD, password: 'password1' },
      400,
      'invalid-input',
    ],
    ['to the phone', { currentPassword: PASSWORD, password: '01711000001' }, 400, 'invalid-input'],
  ])('is refused %s', async (_, payload, status, code) => {
    const elsewhere = await signIn();
    expect(await change(payload)).toMatchObject({ status, code });
    expect(await statusOf(elsewhere)).toBe(200);
    expect(await signIn()).not.toBe('');
  });
});

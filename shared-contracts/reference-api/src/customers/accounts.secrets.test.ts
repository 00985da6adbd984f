import { pino } from 'pino';
import { createTestMarket } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '01811000001';
const FIRST = 'river boat at dawn';
const SECOND = 'rain on tin roofs';

describe('secrets and contact details of accounts', () => {
  const clock = createClock();
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const failing = {
    send: ({ to, text }: { to: string; text: string }) =>
      Promise.reject(new Error(`cannot send "${text}" to ${to}`)),
  };
  const messengers = { sms: failing, email: failing };
  const market = serveMarket(openPostgres, { now: clock.now, log, messengers });
  let accounts: Accounts;

  beforeAll(async () => {
    await createTestMarket(market.db);
    accounts = openAccounts(market.api);
  });

  it('do not appear in a log, even if messages cannot be sent', async () => {
    await accounts.post('signup', {
      fullName: 'Nasrin',
      phone: PHONE,
      email: 'rahim@example.com',
      password: FIRST,
    });
    const first = await accounts.codeOf(PHONE);
    await accounts.post('verify-phone', { phone: PHONE, otp: '000000' });
    const verified = await accounts.post('verify-phone', { phone: PHONE, otp: first });
    clock.advance(60);
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    const second = await accounts.codeOf(PHONE);
    const reset = { emailOrPhone: PHONE, otp: second, password: SECOND };
    expect((await accounts.post('reset-password', reset)).status).toBe(200);
    const signedIn = await accounts.post('signin', { emailOrPhone: PHONE, password: SECOND });
    const headers = { authorization: `Bearer ${signedIn.body.accessToken}` };
    await accounts.post('logout', {}, headers);
    // Reading the outbox ensures that all messages have been sent.
    await accounts.messages(PHONE);

    const log = lines.filter((line) => !line.includes('/dev/outbox')).join('\n');
    expect(log).toContain('reset-password');
    expect(log.match(/"msg":"not sent"/g)).toHaveLength(5);
    const secrets = [first, second, FIRST, SECOND, '1811000001', 'rahim@example.com'];
    for (const secret of [...secrets, verified.body.accessToken, signedIn.body.accessToken]) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
  });

  it('are stored only in a form that a reader of the database cannot use', async () => {
    clock.advance(60);
    await accounts.post('forgot-password', { emailOrPhone: '01711000001' });
    const code = await accounts.codeOf('01711000001');
    const { body } = await accounts.post('signin', { emailOrPhone: PHONE, password: SECOND });
    const stored = await Promise.all([
      market.db.selectFrom('resetCodes').selectAll().execute(),
      market.db.selectFrom('accessTokens').selectAll().execute(),
      market.db.selectFrom('customers').selectAll().execute(),
      market.db.selectFrom('tries').selectAll().execute(),
    ]);
    const [codes, tokens, , tries] = stored;
    expect([codes.length, tokens.length, tries.length > 5]).toEqual([1, 1, true]);
    const text = JSON.stringify(stored);
    for (const secret of [code, body.accessToken, SECOND]) expect(text).not.toContain(secret);
    // `tries`, which counts uses of rate limits, must contain neither accounts nor IP addresses.
    expect(JSON.stringify(tries)).not.toMatch(/1811000001|1711000001|127\.0\.0\.1/);
  });
});

import { createLog } from '../http/traceRequests';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '01711000001';
const NEW_PHONE = '01811000001';
const NEW_PASSWORD = 'rain on tin roofs';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const NETWORK = '203.0.113.7';
const headers = {
  'x-forwarded-for': NETWORK,
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
};

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const market = serveMarket(openPostgres, { log });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    lines.length = 0;
  });

  const post = (call: string, payload: object) => accounts.post(call, payload, headers);
  /** Log entries except those of HTTP requests, without level, time, process id and host name. */
  const written = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event !== 'request')
      .map(({ level: _level, time, pid: _pid, hostname: _hostname, ...facts }) => {
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
        return facts;
      });
  const refused = { event: 'access-refused', method: 'POST', network: NETWORK, trace: TRACE };

  afterEach(() => {
    const text = lines.join('');
    for (const secret of [PASSWORD, NEW_PASSWORD, PHONE, NEW_PHONE, 'rahim@example.com']) {
      expect(text).not.toContain(secret.replace(/^0/, ''));
    }
  });

  it('says who signed in, how, from where and when', async () => {
    await post('signin', { emailOrPhone: PHONE, password: PASSWORD });
    expect(written()).toEqual([
      {
        event: 'signed-in',
        customer: CUSTOMER.rahim,
        by: 'password',
        network: NETWORK,
        trace: TRACE,
      },
    ]);
  });

  it('names the customer whose password was wrong, but names nobody if the account does not exist', async () => {
    await post('signin', { emailOrPhone: 'rahim@example.com', password: 'wrong' });
    await post('signin', { emailOrPhone: NEW_PHONE, password: 'wrong' });
    const signIn = { path: '/auth/customer/signin', status: 401, code: 'wrong-credentials' };
    expect(written()).toEqual([
      { ...refused, ...signIn, customer: CUSTOMER.rahim },
      { ...refused, ...signIn },
    ]);
  });

  it('records a refusal if a phone is verified with a wrong code, and a sign-in if the code is right', async () => {
    await post('signup', { fullName: 'Nasrin', phone: NEW_PHONE, password: NEW_PASSWORD });
    const otp = await accounts.codeOf(NEW_PHONE);
    await post('verify-phone', { phone: NEW_PHONE, otp: otp === '000000' ? '111111' : '000000' });
    await post('verify-phone', { phone: NEW_PHONE, otp });
    expect(written()).toEqual([
      { ...refused, path: '/auth/customer/verify-phone', status: 400, code: 'wrong-otp' },
      {
        event: 'signed-in',
        customer: expect.stringMatching(/^[\da-f-]{36}$/),
        by: 'code',
        network: NETWORK,
        trace: TRACE,
      },
    ]);
  });

  it('records that a password was changed, and for which customer a wrong code was entered', async () => {
    await post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    const body = { emailOrPhone: PHONE, password: NEW_PASSWORD };
    await post('reset-password', { ...body, otp: otp === '000000' ? '111111' : '000000' });
    await post('reset-password', { ...body, otp });
    const customer = CUSTOMER.rahim;
    expect(written()).toEqual([
      {
        ...refused,
        path: '/auth/customer/reset-password',
        status: 400,
        code: 'wrong-otp',
        customer,
      },
      { event: 'password-changed', customer, by: 'code', network: NETWORK, trace: TRACE },
    ]);
  });

  it('records that an e-mail address was changed, and which customer sent a wrong password with such a change', async () => {
    const { body } = await post('signin', { emailOrPhone: PHONE, password: PASSWORD });
    const change = (currentPassword: string) =>
      market.api.app.inject({
        method: 'PATCH',
        url: '/customer/current-customer',
        payload: { email: 'new@example.com', currentPassword },
        headers: { ...headers, authorization: `Bearer ${body.accessToken}` },
      });
    lines.length = 0;
    await change('wrong');
    await change(PASSWORD);
    const customer = CUSTOMER.rahim;
    expect(written()).toMatchObject([
      { event: 'access-refused', status: 403, code: 'wrong-password', customer, network: NETWORK },
      { event: 'email-changed', customer, by: 'password', network: NETWORK },
    ]);
    expect(lines.join('')).not.toContain('new@example.com');
  });

  it('records that an account for refunds was saved, but not its number', async () => {
    const { body } = await post('signin', { emailOrPhone: PHONE, password: PASSWORD });
    lines.length = 0;
    await market.api.app.inject({
      method: 'POST',
      url: '/customer/refund-accounts',
      payload: { provider: 'Sonali Bank', number: '123456789012' },
      headers: { ...headers, authorization: `Bearer ${body.accessToken}` },
    });
    expect(written()).toMatchObject([
      {
        event: 'refund-account-saved',
        customer: CUSTOMER.rahim,
        by: 'session',
        network: NETWORK,
      },
    ]);
    expect(lines.join('')).not.toContain('123456789012');
  });

  it('records that a guest has verified a phone, but not the phone number', async () => {
    const call = (path: string, payload: object) =>
      market.api.app.inject({ method: 'POST', url: `/order/guest/${path}`, payload, headers });
    await call('code', { phone: NEW_PHONE });
    await call('verification', { phone: NEW_PHONE, otp: await accounts.codeOf(NEW_PHONE) });
    expect(written()).toEqual([
      { event: 'guest-verified', by: 'code', network: NETWORK, trace: TRACE },
    ]);
  });
});

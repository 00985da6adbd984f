import { callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer, updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('the API for profiles on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let accounts: Accounts;
  let rahim: Request;
  let karima: Request;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  });

  const update = (request: Request, body: { fullName?: string; email?: string | null }) =>
    callApi(updateCurrentCustomer, { request, body: { ...body, currentPassword: PASSWORD } });

  it('changes only the given fields', async () => {
    expect(await update(rahim, { fullName: '  Rahim Mia ' })).toEqual({
      uuid: CUSTOMER.rahim,
      fullName: 'Rahim Mia',
      phone: '+8801711000001',
      email: 'rahim@example.com',
      emailVerified: true,
      phoneVerified: true,
      mutedMessages: [],
    });
    const changed = await update(karima, { email: 'Karima@Example.com' });
    expect(changed).toMatchObject({ fullName: 'Karima Begum', email: 'karima@example.com' });
    expect(await callApi(getCurrentCustomer, { request: karima })).toEqual(changed);
    expect(await update(karima, {})).toEqual(changed);
  });

  it('stores which kinds of messages a customer declines, without effect on other customers', async () => {
    const declined = { mutedMessages: ['paid' as const, 'delivered' as const] };
    expect(await callApi(updateCurrentCustomer, { request: rahim, body: declined })).toMatchObject(
      declined,
    );
    expect(await callApi(getCurrentCustomer, { request: rahim })).toMatchObject(declined);
    expect(await callApi(getCurrentCustomer, { request: karima })).toMatchObject({
      mutedMessages: [],
    });
  });

  it('removes an e-mail address, and sends a last message to it', async () => {
    expect(await update(rahim, { email: null })).toMatchObject({ email: null });
    expect((await accounts.messages('rahim@example.com'))[0]).toMatchObject({
      channel: 'email',
      subject: 'Nodibazar: your e-mail address was changed',
    });
  });

  it('refuses the e-mail address of another account, even with other capitals, and changes nothing', async () => {
    const taking = update(karima, { fullName: 'Other', email: 'RAHIM@example.com' });
    await expect(taking).rejects.toMatchObject({
      status: 409,
      code: 'email-in-use',
      message: 'This e-mail address cannot be used',
    });
    expect(await callApi(getCurrentCustomer, { request: karima })).toMatchObject({
      fullName: 'Karima Begum',
      email: null,
    });
  });

  it('gives an e-mail address to only one of two customers who request it simultaneously', async () => {
    const email = 'new@example.com';
    const outcomes = await Promise.allSettled([
      update(rahim, { email }),
      update(karima, { email }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409 },
    });
  });

  it('limits how often per hour a customer can find out whether an e-mail address has an account', async () => {
    const ask = () => update(karima, { email: 'rahim@example.com' });
    for (let n = 0; n < 10; n += 1) await expect(ask()).rejects.toMatchObject({ status: 409 });
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    await update(karima, { fullName: 'Still Karima' });
    clock.advance(3600);
    await expect(ask()).rejects.toMatchObject({ status: 409 });
  });

  it('voids a code that was sent to the previous e-mail address', async () => {
    await accounts.post('forgot-password', { emailOrPhone: 'rahim@example.com' });
    const otp = await accounts.codeOf('rahim@example.com');
    await update(rahim, { email: 'new@example.com' });
    const body = { emailOrPhone: '01711000001', otp, password: 'rain on tin roofs' };
    expect((await accounts.post('reset-password', body)).status).toBe(400);
  });

  it.each<[object, RegExp]>([
    [{ fullName: '' }, /^fullName must not be empty/],
    [{ fullName: null }, /^fullName must be a text/],
    [{ fullName: 'x'.repeat(101) }, /^fullName must have at most 100/],
    [{ email: '' }, /^email must be an e-mail address/],
    [{ email: 'rahim' }, /^email must be an e-mail address/],
  ])('refuses to save %j', async (body, message) => {
    const { body: signedIn } = await accounts.post('signin', {
      emailOrPhone: '01711000001',
      password: 'Passw0rd!',
    });
    const reply = await market.api.app.inject({
      method: 'PATCH',
      url: '/customer/current-customer',
      payload: body,
      headers: { authorization: `Bearer ${signedIn.accessToken}` },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message[0]).toMatch(message);
  });
});

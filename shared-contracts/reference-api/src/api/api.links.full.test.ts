import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { openAccounts } from '../testing/openAccounts';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('an API without a public origin', () => {
  const market = serveMarket(openPostgres, { localOrigin: 'http://localhost:3100' });

  it('sends links to the local origin of the shop', async () => {
    await createTestMarket(market.db);
    const accounts = openAccounts(market.api);
    const emailOrPhone = '01711000002';
    const { body } = await accounts.post('signin', { emailOrPhone, password: PASSWORD });
    const reply = await market.api.app.inject({
      method: 'PATCH',
      url: '/customer/current-customer',
      payload: { email: 'karima@example.com', currentPassword: PASSWORD },
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(reply.statusCode).toBe(200);
    const mails = await accounts.messages('karima@example.com');
    expect(mails.map(({ text }) => text).join()).toContain(
      'http://localhost:3100/api/verify-email?token=',
    );
  });
});

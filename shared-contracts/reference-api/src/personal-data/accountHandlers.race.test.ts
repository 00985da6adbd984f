import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';

const PHONE = '+8801711000001';
const THIEFS = 'seven blue boats';
const OWNERS = 'rain on tin roofs';
const EMAIL = 'thief@example.com';
const NEW_PHONE = '+8801811000077';

describe('a customer who sets a new password while a thief is signed in', () => {
  let checkBreach = async (_password: string) => false;
  const market = serveMarket(openPostgres, {
    breachedPasswords: (password) => checkBreach(password),
  });
  let accounts: Accounts;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    for (const table of ['tries', 'outboxMessages'] as const) {
      await market.db.deleteFrom(table).execute();
    }
    checkBreach = async () => false;
    accounts = openAccounts(market.api);
    token = (await signIn(PASSWORD)).body.accessToken ?? '';
  });

  const signIn = (password: string) => accounts.post('signin', { emailOrPhone: PHONE, password });
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/customer/${path}`;
    const reply = await market.api.app.inject({ method, url, headers, payload });
    return { status: reply.statusCode, ...reply.json() };
  };
  async function recover(): Promise<void> {
    await accounts.post('forgot-password', { emailOrPhone: PHONE });
    const otp = await accounts.codeOf(PHONE);
    const reset = { emailOrPhone: PHONE, otp, password: OWNERS };
    expect((await accounts.post('reset-password', reset)).status).toBe(200);
  }
  const changePassword = () =>
    call('POST', 'change-password', { currentPassword: PASSWORD, password: THIEFS });

  it("keeps the new password even if the thief's own change has passed the password check before", async () => {
    const recovered = new Promise<boolean>((resolve, reject) => {
      checkBreach = async (password) => {
        if (password !== THIEFS) return false;
        await recover().then(() => resolve(true), reject);
        return false;
      };
    });
    expect((await changePassword()).status).toBe(401);
    expect(await recovered).toBe(true);
    expect([(await signIn(OWNERS)).status, (await signIn(THIEFS)).status]).toEqual([200, 401]);
  });

  it.each([
    ['the deletion of the account', 'POST', 'delete-account', {}],
    ['a download of the data', 'POST', 'personal-data', {}],
    ['a challenge for a passkey', 'POST', 'passkey-options', {}],
    ['a change of the phone', 'POST', 'phone-change', { phone: NEW_PHONE }],
    ['a change of the e-mail address', 'PATCH', 'current-customer', { email: EMAIL }],
  ] as const)(
    'refuses %s that has passed the password check before',
    async (_, method, path, body) => {
      const reply = await market.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('customers')
          .set({ passwordHash: 'another' })
          .where('uuid', '=', CUSTOMER.rahim)
          .execute();
        const sent = call(method, path, { ...body, currentPassword: PASSWORD });
        await waitForLock(market.db, 'transactionid');
        return { sent };
      });
      expect((await reply.sent).status).toBe(401);
      const customer = await market.db
        .selectFrom('customers')
        .select('email')
        .where('uuid', '=', CUSTOMER.rahim)
        .executeTakeFirst();
      expect(customer?.email).toBe('rahim@example.com');
      for (const table of ['dataLinks', 'passkeyChallenges', 'phoneChanges'] as const) {
        expect(await market.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    },
  );

  it('refuses to change the password in a session that was ended meanwhile', async () => {
    checkBreach = async () => {
      await market.db.deleteFrom('accessTokens').execute();
      return false;
    };
    expect((await changePassword()).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  describe.each([
    ['in the profile', async () => expect((await changePassword()).status).toBe(200)],
    ['with a reset code', recover],
  ])('%s', (_, setPassword) => {
    it("ends the thief's links and the code for another phone", async () => {
      await call('PATCH', 'current-customer', { email: EMAIL, currentPassword: PASSWORD });
      await call('POST', 'phone-change', { phone: NEW_PHONE, currentPassword: PASSWORD });
      const { url } = await call('POST', 'personal-data', { currentPassword: PASSWORD });
      const [mail] = await accounts.messages(EMAIL);
      const link = /\/verify-email\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(link).not.toBe('');
      await setPassword();
      await market.api.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const customer = await market.db
        .selectFrom('customers')
        .select(['email', 'emailVerified'])
        .where('uuid', '=', CUSTOMER.rahim)
        .executeTakeFirst();
      expect(customer).toEqual({ email: EMAIL, emailVerified: false });
      expect(await market.db.selectFrom('phoneChanges').selectAll().execute()).toEqual([]);
      const download = await market.api.app.inject({
        url: url.replace(/^.*\/personal-data/, '/personal-data'),
      });
      expect(download.statusCode).toBe(404);
    });
  });
});

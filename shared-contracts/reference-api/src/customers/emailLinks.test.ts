import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { deleteExpiredEmailLinks } from './emailLinks';

const EMAIL = 'karima@example.com';

describe('an e-mail address', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, {
    now: clock.now,
    publicOrigin: 'https://shop.test',
    payments: { hasSandbox: false, publicBaseUrl: '/api' },
  });
  let accounts: Accounts;
  let authorization: string;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    const emailOrPhone = '01711000002';
    const { body } = await accounts.post('signin', { emailOrPhone, password: PASSWORD });
    authorization = `Bearer ${body.accessToken}`;
  });

  const update = (body: { email: string; fullName?: string }) =>
    market.api.app.inject({
      method: 'PATCH',
      url: '/customer/current-customer',
      payload: { ...body, currentPassword: PASSWORD },
      headers: { authorization },
    });
  const change = async (email: string) => {
    const reply = await update({ email });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const isVerified = async () => {
    const url = '/customer/current-customer';
    const reply = await market.api.app.inject({ url, headers: { authorization } });
    return reply.json().emailVerified;
  };
  const linksTo = async (email: string) =>
    (await accounts.messages(email)).flatMap(
      ({ text }) =>
        /https:\/\/shop\.test\/api(\/verify-email\?token=[\w-]{43})$/m.exec(text)?.[1] ?? [],
    );
  const linkTo = async (email: string) => {
    const [url] = await linksTo(email);
    if (!url) throw new Error(`no link was sent to ${email}`);
    return url;
  };
  const open = (url: string, language = 'en') =>
    market.api.app.inject({ url, headers: { 'accept-language': language } });
  const press = (url: string) =>
    market.api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('is verified by the button on the page that its link opens, and then receives codes', async () => {
    await change(EMAIL);
    const url = await linkTo(EMAIL);
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('This is my address');
    expect(page.body).not.toContain(EMAIL);
    // Mail scanners open links, so opening the link must not be enough to verify the address.
    expect(await isVerified()).toBe(false);
    expect((await press(url)).body).toContain('Your address is confirmed');
    expect(await isVerified()).toBe(true);
    await accounts.post('forgot-password', { emailOrPhone: EMAIL });
    expect(await accounts.codeOf(EMAIL)).toMatch(/^\d{6}$/);
  });

  it('is not verified by a link that was sent to a previous address', async () => {
    await change(EMAIL);
    const url = await linkTo(EMAIL);
    await change('other@example.com');
    expect((await press(url)).statusCode).toBe(404);
    expect(await isVerified()).toBe(false);
    await change(EMAIL);
    await press(await linkTo(EMAIL));
    await change('other@example.com');
    expect(await isVerified()).toBe(false);
  });

  it('is not verified by an expired link or a link with an invalid token', async () => {
    await change(EMAIL);
    const url = await linkTo(EMAIL);
    for (const token of ['x', 'x&token=y', '%00']) {
      expect((await press(`/verify-email?token=${token}`)).statusCode).toBe(404);
    }
    clock.advance(48 * 3600);
    expect((await press(url)).statusCode).toBe(404);
    expect(await isVerified()).toBe(false);
    clock.advance(1);
    await deleteExpiredEmailLinks({ db: market.db, now: clock.now });
    expect(await market.db.selectFrom('emailLinks').selectAll().execute()).toEqual([]);
  });

  it('gets another link if the customer requests it, but at most five links a day', async () => {
    for (let n = 0; n < 5; n += 1) await change(EMAIL);
    const sixth = await update({ email: EMAIL });
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json()).toMatchObject({ code: 'too-many-tries' });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(await linksTo(EMAIL)).toHaveLength(5);
    await press(await linkTo(EMAIL));
    await change(EMAIL);
    expect(await linksTo(EMAIL)).toHaveLength(5);
  });

  it('gets no further link if the customer saves a new name with the address unchanged', async () => {
    await change(EMAIL);
    for (let n = 0; n < 6; n += 1) {
      expect((await update({ email: EMAIL, fullName: `Karima ${n}` })).statusCode).toBe(200);
    }
    expect(await linksTo(EMAIL)).toHaveLength(1);
  });

  it('can still be changed after five links were sent to the new address, but gets no further link', async () => {
    for (let n = 0; n < 5; n += 1) await change(EMAIL);
    await change('other@example.com');
    expect((await change(EMAIL)).email).toBe(EMAIL);
    expect(await linksTo(EMAIL)).toHaveLength(5);
  });

  it('gets a link when the phone of the same sign-up is verified', async () => {
    const [phone, email] = ['01911000057', 'new@example.com'];
    await accounts.post('signup', { fullName: 'New', phone, email, password: 'rain on tin roofs' });
    expect(await linksTo(email)).toEqual([]);
    await accounts.post('verify-phone', { phone, otp: await accounts.codeOf(phone) });
    expect(await linksTo(email)).toHaveLength(1);
  });

  it.each([
    ['bn-BD,bn;q=0.9', 'আপনার ইমেইল'],
    ['fr', 'Votre adresse e-mail'],
    ['constructor', 'Your e-mail address'],
  ])("is verified on a page in the browser's language: %s", async (language, title) => {
    await change(EMAIL);
    const page = await open(await linkTo(EMAIL), language);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256/,
    );
    expect(page.headers['cache-control']).toBe('no-store');
  });
});

/** @jest-environment node */
import { logout, signIn } from '@marketplace/contracts/api/auth';
import { claimCart } from '@marketplace/contracts/api/publicCart';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { createAccountPages } from '../app/accountPages';

const HOUR_MS = 3_600_000;
const signedIn = { cookie: 'accessToken=token-1; guestToken=guest-1' };
const typed = { emailOrPhone: '০১৭১১০০০০০১', password: ' Passw0rd!' };

const CART = '5a1c8e0e-0000-4000-8000-000000000001';
const EMPTY_CART = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };
const LEFT = /cartUuid=; Path=\/; Max-Age=0.*cartQuantity=0; Path=\/; Max-Age=0/;

let api: FakeApi;
const reply = (phoneVerified = true) =>
  api.reply(signIn, {
    accessToken: 'token-2',
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    phoneVerified,
  });
beforeEach(() => {
  api = fakeApi();
  reply();
  // The API lacks the extension that assigns carts to customers, unless a test adds a reply.
  api.fail(claimCart, 404);
});

const open = (path: string, headers?: Record<string, string>, form?: Record<string, string>) =>
  renderRoutesOnServer(createAccountPages(defaultMarketConfig), { path, headers, form });
/** Sends a form from a browser that accepts cookies, unless other headers are given. */
const send = (form: Record<string, string>, path = '/login', headers: object = {}) =>
  open(path, { cookie: 'cookieProbe=1', ...headers }, form);

describe('the login page', () => {
  it('contains a form that works without scripts', async () => {
    const { status, html } = await open('/login');
    expect(status).toBe(200);
    expect(html).toMatch(/<form[^>]*action="\/login" method="post"/);
    expect(html).not.toContain('disabled');
  });

  it('offers logout to a signed-in customer', async () => {
    const { html } = await open('/login', signedIn);
    expect(html).toContain('name="isLogout"');
    expect(html).not.toContain('name="password"');
  });
});

describe('a login without JavaScript', () => {
  it('redirects to the home page, stores the token for its lifetime, and removes the guest token', async () => {
    const { status, location, cookies } = await send(typed);
    expect([status, location]).toEqual([303, '/']);
    expect(cookies[0]).toMatch(/^accessToken=token-2; Path=\/; Max-Age=3(600|5\d\d); SameSite=Lax/);
    expect(cookies[1]).toMatch(/^guestToken=; Path=\/; Max-Age=0/);
    expect(cookies[2]).toMatch(/^orderToken=; Path=\/; Max-Age=0/);
    expect(api.sent[0]?.body).toEqual({ emailOrPhone: '+8801711000001', password: ' Passw0rd!' });
  });

  it.each([
    [
      'the checkout if the login page was opened from the checkout',
      '/login?to=checkout',
      true,
      '/checkout',
    ],
    ['the guarded page that led to the login page', '/login?to=%2Forders%2F1', true, '/orders/1'],
    [
      'the home page if the URL of the login page names another site',
      '/login?to=https://evil.example',
      true,
      '/',
    ],
    ['the home page if the path would lead to another site', '/login?to=//evil.example', true, '/'],
    [
      'the phone verification, which leads to the checkout, if the phone is not verified',
      '/login?to=checkout',
      false,
      '/login-verification?to=%2Fcheckout',
    ],
  ])('redirects to %s', async (_where, path, phoneVerified, to) => {
    reply(phoneVerified);
    expect((await send(typed, path)).location).toBe(to);
  });

  it.each([
    [{ emailOrPhone: '', password: 'x' }, 'Field cannot be empty'],
    [{ emailOrPhone: '01711000001', password: '' }, 'Password is required'],
  ])('shows an error and does not call the API if the form contains %j', async (form, text) => {
    const { status, html, cookies } = await send(form);
    expect([status, cookies]).toEqual([400, []]);
    expect(html).toContain(text);
    expect(html).toContain(`value="${form.emailOrPhone}"`);
    expect(api.sent).toEqual([]);
  });

  it.each([
    [401, 'Wrong e-mail, phone or password'],
    [429, 'Too many tries, please wait and try again later'],
  ])(
    "shows the API's message but not the password if the API responds with status %i",
    async (status, text) => {
      api.fail(signIn, status, text);
      const { html, ...answer } = await send({ ...typed, password: 'Secret-Pass' });
      expect([answer.status, answer.cookies]).toEqual([status, []]);
      expect(html).toContain(text);
      expect(html).toContain('value="০১৭১১০০০০০১"');
      expect(html).not.toContain('Secret-Pass');
    },
  );

  it('shows "Something went wrong" if the API does not reply', async () => {
    api.cut(signIn);
    const { status, html } = await send(typed);
    expect(status).toBe(503);
    expect(html).toContain('Something went wrong');
  });

  it("passes the visitor's IP address to the API, because the API's rate limit depends on it", async () => {
    await send(typed, '/login', { 'x-forwarded-for': '203.0.113.7' });
    expect(api.sent[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });
});

describe('a login without JavaScript from a browser without any cookie', () => {
  it('makes the browser send the form again with a cookie, and then succeeds', async () => {
    const probe = await open('/login?to=checkout', {}, typed);
    expect([probe.status, probe.location]).toEqual([307, '/login?to=checkout&cookieProbe=1']);
    expect(probe.cookies).toEqual([expect.stringMatching(/^cookieProbe=1; Path=\/; Max-Age=60/)]);
    expect(api.sent).toEqual([]);
    expect((await send(typed, probe.location ?? '')).location).toBe('/checkout');
  });

  it('reports blocked cookies if the repeated form has no cookie, and keeps the input', async () => {
    const { status, html, cookies } = await open('/login?cookieProbe=1', {}, typed);
    expect(status).toBe(400);
    expect(html).toContain('Your browser blocks cookies, and logging in needs them');
    expect(html).toContain('value="০১৭১১০০০০০১"');
    expect(api.sent).toEqual([]);
    // The cookie is set again, because the visitor may allow cookies before the next attempt.
    expect(cookies).toEqual([expect.stringMatching(/^cookieProbe=1; /)]);
  });
});

describe('a login without JavaScript by a visitor with a cart', () => {
  const withCart = { cookie: `cartUuid=${CART}; cartQuantity=3` };

  it('assigns the cart to the customer and stores the quantity that the API returns', async () => {
    api.reply(claimCart, { ...EMPTY_CART, uuid: CART, totalQuantity: 5 });
    const { cookies } = await send(typed, '/login', withCart);
    expect(api.sent[1]).toMatchObject({
      body: { cartUuid: CART },
      headers: { authorization: 'Bearer token-2' },
    });
    expect(cookies.join()).toMatch(new RegExp(`cartUuid=${CART}; .*cartQuantity=5; `));
  });

  it('removes the cart from the browser if the cart belongs to another customer', async () => {
    api.reply(claimCart, EMPTY_CART);
    const { cookies } = await send(typed, '/login', withCart);
    expect(cookies.join()).toMatch(LEFT);
  });

  it("succeeds and keeps the cart's cookie even if the cart cannot be assigned", async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    api.cut(claimCart);
    const { status, cookies } = await send(typed, '/login', withCart);
    expect(status).toBe(303);
    expect(cookies.join()).not.toContain('cartUuid');
    warn.mockRestore();
  });
});

describe('a logout without JavaScript', () => {
  const leave = () => send({ isLogout: '' }, '/login', signedIn);

  it('revokes the token, removes all token cookies and redirects to the home page', async () => {
    api.reply(logout, { isDone: true });
    const { status, location, cookies } = await leave();
    expect([status, location]).toEqual([303, '/']);
    expect(cookies.join()).toMatch(
      /accessToken=; Path=\/; Max-Age=0.*guestToken=; Path=\/; Max-Age=0.*orderToken=; Path=\/; Max-Age=0/,
    );
    expect(api.sent[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('removes the token cookie even if the API does not reply', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    api.cut(logout);
    expect((await leave()).cookies.join()).toContain('accessToken=; Path=/; Max-Age=0');
    warn.mockRestore();
  });

  describe('if the customer has a cart', () => {
    const withCart = { cookie: `${signedIn.cookie}; cartUuid=${CART}; cartQuantity=3` };
    const leaveCart = async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      const { cookies } = await send({ isLogout: '' }, '/login', withCart);
      warn.mockRestore();
      return cookies.join();
    };
    beforeEach(() => void api.reply(logout, { isDone: true }));

    it('assigns the cart to the customer and removes it from the browser', async () => {
      api.reply(claimCart, { ...EMPTY_CART, uuid: CART });
      expect(await leaveCart()).toMatch(LEFT);
      expect(api.sent[0]).toMatchObject({
        body: { cartUuid: CART },
        headers: { authorization: 'Bearer token-1' },
      });
    });

    it('removes the cart from the browser even if the API does not reply', async () => {
      api.cut(claimCart);
      expect(await leaveCart()).toMatch(LEFT);
    });

    it('keeps the cart in the browser if the API cannot assign carts to customers', async () => {
      api.fail(claimCart, 404);
      expect(await leaveCart()).not.toContain('cartUuid');
    });
  });
});

/** @jest-environment node */
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { createAccountPages } from './accountPages';

const signedIn = { cookie: 'accessToken=token-1' };
const open = (path: string, headers?: Record<string, string>) =>
  renderRoutesOnServer(createAccountPages(defaultMarketConfig), { path, headers });

describe("the shell's own pages on the server", () => {
  it.each([
    ['/Signup', 'Sign up'],
    ['/signup/', 'Sign up'],
    ['/phone-verify', 'Verify your phone'],
    ['/Reset-Password', 'Reset your password'],
    ['/reset-password?step=code', 'Enter the code'],
  ])('have at %s the heading "%s" and a form with a disabled button', async (path, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*><span>${title}</span></h1>`));
    expect(html).toContain('method="post"');
    expect(html).toMatch(/<button disabled=""[^>]*type="submit"/);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('show an unverified customer the phone to which the code is sent', async () => {
    fakeApi().reply(getCurrentCustomer, {
      uuid: '0b0c1d1e-0000-4000-8000-000000000001',
      fullName: 'Rahima Khatun',
      phone: '+8801711000101',
      email: null,
      phoneVerified: false,
    });
    const { html } = await open('/login-verification', signedIn);
    expect(html).toContain('+8801711000101');
  });

  it.each([
    ['/login-verification', undefined, '/'],
    ['/signup', signedIn, '/'],
    ['/reset-password?step=password', undefined, '/reset-password?step=code'],
  ])('redirect from %s to a page that the visitor can use', async (path, headers, to) => {
    const { status, location } = await open(path, headers);
    expect([status, location]).toEqual([302, to]);
  });

  it('redirect to the home page if the API rejects the token', async () => {
    fakeApi().fail(getCurrentCustomer, 401);
    const { location } = await open('/login-verification', signedIn);
    expect(location).toBe('/');
  });
});

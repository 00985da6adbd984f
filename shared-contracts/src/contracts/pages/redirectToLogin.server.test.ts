/** @jest-environment node */
import { redirectToLogin } from './redirectToLogin';

const answer = (url: string, cookies?: string[]) => {
  const { status, headers } = redirectToLogin(new Request(url), cookies);
  return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
};

it('redirectToLogin redirects to the home page, and stores the requested page in a cookie for two minutes', () => {
  expect(answer('https://shop.example/orders/0f0c?tab=a&b=1')).toEqual({
    status: 302,
    location: '/',
    cookies: [
      'wantedPage=%2Forders%2F0f0c%3Ftab%3Da%26b%3D1; Path=/; Max-Age=120; SameSite=Lax; Secure',
    ],
  });
});

it('redirectToLogin omits Secure on plain http, and sets the given cookies too', () => {
  expect(answer('http://shop.example/orders', ['accessToken=; Path=/; Max-Age=0']).cookies).toEqual(
    ['wantedPage=%2Forders; Path=/; Max-Age=120; SameSite=Lax', 'accessToken=; Path=/; Max-Age=0'],
  );
});

it('redirectToLogin escapes characters of the URL that would split the header', () => {
  const [cookie = ''] = answer('https://shop.example/orders?a=;%0d%0aSet-Cookie: b=c').cookies;
  expect(cookie).not.toMatch(/[\r\n]|;%0|; ?a|b=c/);
});

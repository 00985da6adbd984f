import { writeWantedPage } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import Cookies from 'js-cookie';
import { trackGuardedPages } from './trackGuardedPages';

const asked = jest.fn();
bus.subscribe('session:login-requested', asked);
const signOut = () => Cookies.remove('accessToken');
const open = (path: string, isGuarded = path !== '/') => {
  const { pathname, search } = new URL(path, 'https://shop.example');
  trackGuardedPages({ pathname, search, isGuarded });
};
const ended = (path: string) => [{ reason: 'guard', path, hasSessionEnded: true }];

beforeEach(() => {
  asked.mockClear();
  sessionStorage.clear();
  Cookies.remove('wantedPage');
});
afterEach(signOut);

describe('a visitor whom a guard redirected to the home page', () => {
  it('gets one login request, which leads to the page that they wanted', () => {
    writeWantedPage('/orders/0f0c?tab=parcels');
    open('/');
    open('/');
    expect(asked.mock.calls).toEqual([
      [{ reason: 'guard', path: '/orders/0f0c?tab=parcels', hasSessionEnded: false }],
    ]);
    expect(Cookies.get('wantedPage')).toBeUndefined();
  });

  it.each([
    '//evil.example/orders',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('gets no login request if the cookie names another site: %s', (path) => {
    Cookies.set('wantedPage', path);
    open('/');
    expect(asked).not.toHaveBeenCalled();
    expect(Cookies.get('wantedPage')).toBeUndefined();
  });

  it('gets no login request after a login in the meantime', () => {
    writeWantedPage('/orders');
    Cookies.set('accessToken', 'token-1');
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a session that ends on a guarded page', () => {
  beforeEach(() => Cookies.set('accessToken', 'token-1'));

  it.each(['/checkout', '/orders?pageNumber=2'])(
    'leads to one login request for %s, which says that the session has ended',
    (path) => {
      open(path);
      signOut();
      open('/');
      open('/');
      expect(asked.mock.calls).toEqual([ended(path)]);
    },
  );

  it('leads to a login request for the page that the customer was opening', () => {
    open('/orders');
    signOut();
    writeWantedPage('/orders/0f0c');
    open('/');
    expect(asked.mock.calls).toEqual([ended('/orders/0f0c')]);
  });

  it('leads to a login request at the checkout if visitors may stay there', () => {
    open('/checkout');
    signOut();
    open('/checkout');
    expect(asked.mock.calls).toEqual([ended('/checkout')]);
  });

  it.each<[string, () => void]>([
    ['the customer has opened another page since', () => open('/product', false)],
    ['the customer has logged out', tabStorage.clear],
    ['the stored page is gone', () => sessionStorage.clear()],
  ])('leads to no login request if %s', (_when, happens) => {
    open('/checkout');
    happens();
    signOut();
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads to no login request if the customer opens another page than the home page', () => {
    open('/checkout');
    signOut();
    open('/product', false);
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('stores nothing that names the customer', () => {
    open('/checkout');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-1');
  });

  it('leads to no login request if the browser blocks storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
    );
    open('/checkout');
    signOut();
    open('/');
    expect(asked).not.toHaveBeenCalled();
    for (const spy of spies) spy.mockRestore();
  });
});

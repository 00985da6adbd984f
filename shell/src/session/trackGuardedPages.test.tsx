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

describe('a visitor whom the guard has led home', () => {
  it('is asked to log in once, for the page that they wanted', () => {
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
  ])('is led nowhere else by a cookie that another site has set: %s', (path) => {
    Cookies.set('wantedPage', path);
    open('/');
    expect(asked).not.toHaveBeenCalled();
    expect(Cookies.get('wantedPage')).toBeUndefined();
  });

  it('is asked for nothing once they have logged in elsewhere', () => {
    writeWantedPage('/orders');
    Cookies.set('accessToken', 'token-1');
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a session that ends on a guarded page', () => {
  beforeEach(() => Cookies.set('accessToken', 'token-1'));

  it.each(['/checkout', '/orders?pageNumber=2'])(
    'redirects home from %s, where the login is requested once, with the reason',
    (path) => {
      open(path);
      signOut();
      open('/');
      open('/');
      expect(asked.mock.calls).toEqual([ended(path)]);
    },
  );

  it('leads on to the page that was being opened', () => {
    open('/orders');
    signOut();
    writeWantedPage('/orders/0f0c');
    open('/');
    expect(asked.mock.calls).toEqual([ended('/orders/0f0c')]);
  });

  it('requests the login at the checkout where the host lets visitors stay there', () => {
    open('/checkout');
    signOut();
    open('/checkout');
    expect(asked.mock.calls).toEqual([ended('/checkout')]);
  });

  it.each<[string, () => void]>([
    ['the customer had gone on to another page', () => open('/product', false)],
    ['the customer logged out', tabStorage.clear],
    ['nobody was at the checkout', () => sessionStorage.clear()],
  ])('asks for nothing where %s', (_when, happens) => {
    open('/checkout');
    happens();
    signOut();
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('requests no login when the customer leaves the checkout for another page', () => {
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

  it('redirects home without a login request when storage is blocked', () => {
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

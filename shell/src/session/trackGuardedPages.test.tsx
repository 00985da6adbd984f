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
  it('is asked once to log in for the requested page', () => {
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
  ])('is not asked to log in if the cookie contains no path of this shop: %s', (path) => {
    Cookies.set('wantedPage', path);
    open('/');
    expect(asked).not.toHaveBeenCalled();
    expect(Cookies.get('wantedPage')).toBeUndefined();
  });

  describe('in a browser that blocks cookies', () => {
    beforeEach(() => {
      jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
      jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
    });
    afterEach(() => jest.restoreAllMocks());

    /** Opens a document after this number of redirects, and then the home page. */
    const openDocument = async (path: string, redirectCount: number) => {
      const visit = { redirectCount, name: `https://shop.example${path}` };
      Object.assign(performance, { getEntriesByType: () => [visit] });
      await jest.isolateModulesAsync(async () => {
        const module = await import('./trackGuardedPages');
        const { bus: ownBus } = await import('@marketplace/contracts/events');
        ownBus.subscribe('session:login-requested', asked);
        for (const pathname of [path, '/']) {
          module.trackGuardedPages({ pathname, search: '', isGuarded: false });
        }
      });
    };

    it('is asked once to log in if the request was redirected', async () => {
      await openDocument('/', 1);
      expect(asked.mock.calls).toEqual([[{ reason: 'guard', hasSessionEnded: false }]]);
    });

    it.each([
      ['if the home page opened without a redirect', '/', 0],
      ['if the redirect led to another page', '/product', 1],
    ])('is not asked to log in %s', async (_, path, redirectCount) => {
      await openDocument(path, redirectCount);
      expect(asked).not.toHaveBeenCalled();
    });

    it('is asked to log in for the page whose link they followed', () => {
      writeWantedPage('/orders');
      open('/');
      open('/');
      expect(asked.mock.calls).toEqual([
        [{ reason: 'guard', path: '/orders', hasSessionEnded: false }],
      ]);
    });
  });

  it('is not asked to log in if they have logged in meanwhile', () => {
    writeWantedPage('/orders');
    Cookies.set('accessToken', 'token-1');
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a customer whose session ends on a guarded page', () => {
  beforeEach(() => Cookies.set('accessToken', 'token-1'));

  it.each(['/checkout', '/orders?pageNumber=2'])(
    'is asked once to log in for %s, because the session has ended',
    (path) => {
      open(path);
      signOut();
      open('/');
      open('/');
      expect(asked.mock.calls).toEqual([ended(path)]);
    },
  );

  it('is asked to log in for the guarded page that they open next, not for the page on which the session ended', () => {
    open('/orders');
    signOut();
    writeWantedPage('/orders/0f0c');
    open('/');
    expect(asked.mock.calls).toEqual([ended('/orders/0f0c')]);
  });

  it('is asked to log in if the checkout, which guests may also use, opens again', () => {
    open('/checkout');
    signOut();
    open('/checkout');
    expect(asked.mock.calls).toEqual([ended('/checkout')]);
  });

  it.each<[string, () => void]>([
    ['they had opened an unguarded page before the session ended', () => open('/product', false)],
    ['they have logged out', tabStorage.clear],
    ['the stored page is gone', () => sessionStorage.clear()],
  ])('is not asked to log in if %s', (_when, happens) => {
    open('/checkout');
    happens();
    signOut();
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not asked to log in if they open an unguarded page after the session has ended', () => {
    open('/checkout');
    signOut();
    open('/product', false);
    open('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it("has no token in the tab's storage", () => {
    open('/checkout');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-1');
  });

  it('is not asked to log in if the browser blocks storage', () => {
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

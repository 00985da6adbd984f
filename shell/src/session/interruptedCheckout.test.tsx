import { bus } from '@marketplace/contracts/events';
import Cookies from 'js-cookie';
import { trackInterruptedCheckout } from './interruptedCheckout';
import { clearTabStorage } from './sessionState';

describe('a session that ends at the checkout', () => {
  const asked = jest.fn();
  bus.subscribe('session:login-requested', asked);
  const signOut = () => Cookies.remove('accessToken');

  beforeEach(() => {
    asked.mockClear();
    sessionStorage.clear();
    Cookies.set('accessToken', 'token-1');
  });
  afterEach(signOut);

  it('redirects home, where the login is requested once, with the reason', () => {
    trackInterruptedCheckout('/checkout');
    signOut();
    trackInterruptedCheckout('/');
    trackInterruptedCheckout('/');
    expect(asked.mock.calls).toEqual([[{ reason: 'checkout', hasSessionEnded: true }]]);
  });

  it('requests the login at the checkout where the host lets visitors stay there', () => {
    trackInterruptedCheckout('/checkout');
    signOut();
    trackInterruptedCheckout('/checkout');
    expect(asked.mock.calls).toEqual([[{ reason: 'checkout', hasSessionEnded: true }]]);
  });

  it.each<[string, () => void]>([
    ['the customer had gone on to another page', () => trackInterruptedCheckout('/product')],
    ['the customer logged out', clearTabStorage],
    ['nobody was at the checkout', () => sessionStorage.clear()],
  ])('asks for nothing where %s', (_when, happens) => {
    trackInterruptedCheckout('/checkout');
    happens();
    signOut();
    trackInterruptedCheckout('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('requests no login when the customer leaves the checkout for another page', () => {
    trackInterruptedCheckout('/checkout');
    signOut();
    trackInterruptedCheckout('/product');
    trackInterruptedCheckout('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('stores nothing that names the customer', () => {
    trackInterruptedCheckout('/checkout');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-1');
  });

  it('redirects home without a login request when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
    );
    trackInterruptedCheckout('/checkout');
    signOut();
    trackInterruptedCheckout('/');
    expect(asked).not.toHaveBeenCalled();
    for (const spy of spies) spy.mockRestore();
  });
});

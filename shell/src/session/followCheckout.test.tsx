import { bus } from '@marketplace/contracts/events';
import Cookies from 'js-cookie';
import { followCheckout } from './followCheckout';
import { forgetTab } from './forgetTab';

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

  it('leads home, where the login is asked for once, with the reason', () => {
    followCheckout('/checkout');
    signOut();
    followCheckout('/');
    followCheckout('/');
    expect(asked.mock.calls).toEqual([[{ reason: 'checkout', hasSessionEnded: true }]]);
  });

  it.each<[string, () => void]>([
    ['the customer had gone on to another page', () => followCheckout('/product')],
    ['the customer logged out', forgetTab],
    ['nobody was at the checkout', () => sessionStorage.clear()],
  ])('asks for nothing where %s', (_when, happens) => {
    followCheckout('/checkout');
    happens();
    signOut();
    followCheckout('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for nothing where the customer goes elsewhere than home', () => {
    followCheckout('/checkout');
    signOut();
    followCheckout('/product');
    followCheckout('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps nothing that names the customer', () => {
    followCheckout('/checkout');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-1');
  });

  it('leads home alone where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
    );
    followCheckout('/checkout');
    signOut();
    followCheckout('/');
    expect(asked).not.toHaveBeenCalled();
    for (const spy of spies) spy.mockRestore();
  });
});

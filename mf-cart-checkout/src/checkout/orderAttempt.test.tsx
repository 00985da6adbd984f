import { bus } from '@marketplace/contracts/events';
import { orderForm } from '../testing/orderForm';
import { attemptKeyFor, closeAttempt, openAttempt } from './orderAttempt';
import { type OrderBody, readOrderForm } from './readOrderForm';

function bodyWith(note: string): OrderBody {
  const reading = readOrderForm(orderForm({ note }));
  if (!('body' in reading)) throw new Error('The form of this test has problems.');
  return reading.body;
}

describe('the key of an order attempt', () => {
  beforeEach(closeAttempt);

  it('stays the same for the same order, also after a reload', () => {
    const key = attemptKeyFor(bodyWith('a'));
    expect(attemptKeyFor(bodyWith('a'))).toBe(key);
    expect(openAttempt()).toEqual({ key, body: bodyWith('a') });
  });

  it('is another one for another order', () => {
    expect(attemptKeyFor(bodyWith('a'))).not.toBe(attemptKeyFor(bodyWith('b')));
  });

  it('is another one once the order is settled', () => {
    const key = attemptKeyFor(bodyWith('a'));
    closeAttempt();
    expect(openAttempt()).toBeUndefined();
    expect(attemptKeyFor(bodyWith('a'))).not.toBe(key);
  });

  it('is not asked for by another customer on the same tab, and is forgotten then', () => {
    const is = (uuid: string) =>
      bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: 'Somebody' } });
    is('c1');
    const key = attemptKeyFor(bodyWith('a'));
    expect(openAttempt()?.key).toBe(key);
    is('c2');
    expect(openAttempt()).toBeUndefined();
    expect(attemptKeyFor(bodyWith('a'))).not.toBe(key);
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it('stays while it is not known who is signed in', () => {
    const key = attemptKeyFor(bodyWith('a'));
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Somebody' } });
    expect(openAttempt()?.key).toBe(key);
    bus.publish('session:changed', { isLogin: true, user: null });
    expect(openAttempt()?.key).toBe(key);
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it('still catches a double tap where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const key = attemptKeyFor(bodyWith('a'));
    expect(attemptKeyFor(bodyWith('a'))).toBe(key);
    get.mockRestore();
    set.mockRestore();
  });
});

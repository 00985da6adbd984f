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

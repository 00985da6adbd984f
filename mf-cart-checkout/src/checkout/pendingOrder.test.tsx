import { bus } from '@marketplace/contracts/events';
import { orderForm } from '../testing/orderForm';
import {
  clearUnseenOrder,
  forgetRefusedOrder,
  idempotencyKeyFor,
  markOrderPlaced,
  readUnseenOrder,
} from './pendingOrder';
import { type OrderBody, readOrderForm } from './readOrderForm';

function bodyWith(note: string): OrderBody {
  const reading = readOrderForm(orderForm({ note }));
  if (!('body' in reading)) throw new Error('The form of this test has problems.');
  return reading.body;
}

function pendingKey(): string | undefined {
  const order = readUnseenOrder();
  return order && 'key' in order ? order.key : undefined;
}

describe('the idempotency key of a pending order', () => {
  beforeEach(clearUnseenOrder);

  it('stays the same for the same order, and is stored with the order for a reload', () => {
    const key = idempotencyKeyFor(bodyWith('a'));
    expect(idempotencyKeyFor(bodyWith('a'))).toBe(key);
    expect(readUnseenOrder()).toEqual({ key, body: bodyWith('a') });
  });

  it('is different for a different order', () => {
    expect(idempotencyKeyFor(bodyWith('a'))).not.toBe(idempotencyKeyFor(bodyWith('b')));
  });

  it('is different after the result of the earlier order is known', () => {
    const key = idempotencyKeyFor(bodyWith('a'));
    clearUnseenOrder();
    expect(readUnseenOrder()).toBeUndefined();
    expect(idempotencyKeyFor(bodyWith('a'))).not.toBe(key);
  });

  it('is restored, with its order, after later orders with other contents were refused', () => {
    const key = idempotencyKeyFor(bodyWith('a'));
    idempotencyKeyFor(bodyWith('b'));
    idempotencyKeyFor(bodyWith('c'));
    forgetRefusedOrder();
    forgetRefusedOrder();
    expect(readUnseenOrder()).toEqual({ key, body: bodyWith('a') });
    forgetRefusedOrder();
    expect(readUnseenOrder()).toBeUndefined();
  });

  it('is forgotten, with its order, after a later order was placed', () => {
    idempotencyKeyFor(bodyWith('a'));
    idempotencyKeyFor(bodyWith('b'));
    markOrderPlaced('o1');
    expect(readUnseenOrder()).toEqual({ orderUuid: 'o1' });
    clearUnseenOrder();
  });

  it('is not used for another customer in the same tab', () => {
    const is = (uuid: string) =>
      bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: 'Somebody' } });
    is('c1');
    const key = idempotencyKeyFor(bodyWith('a'));
    expect(pendingKey()).toBe(key);
    is('c2');
    expect(readUnseenOrder()).toBeUndefined();
    expect(idempotencyKeyFor(bodyWith('a'))).not.toBe(key);
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it("is removed when a customer logs in after a guest's order", () => {
    bus.publish('session:changed', { isLogin: false, user: null });
    const key = idempotencyKeyFor(bodyWith('a'));
    expect(pendingKey()).toBe(key);
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Somebody' } });
    expect(readUnseenOrder()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is hidden from a guest after a customer's session has ended, and reappears after that customer's next login", () => {
    const session = (isLogin: boolean) =>
      bus.publish('session:changed', {
        isLogin,
        user: isLogin ? { uuid: 'c1', fullName: 'Somebody' } : null,
      });
    session(true);
    const key = idempotencyKeyFor(bodyWith('a'));
    session(false);
    expect(readUnseenOrder()).toBeUndefined();
    session(true);
    expect(pendingKey()).toBe(key);
    session(false);
  });

  it('stays the same while the session is unknown', () => {
    bus.publish('session:changed', { isLogin: true, user: null });
    const key = idempotencyKeyFor(bodyWith('a'));
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Somebody' } });
    expect(pendingKey()).toBe(key);
    bus.publish('session:changed', { isLogin: true, user: null });
    expect(pendingKey()).toBe(key);
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it('stays the same after a double tap, even if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const key = idempotencyKeyFor(bodyWith('a'));
    expect(idempotencyKeyFor(bodyWith('a'))).toBe(key);
    get.mockRestore();
    set.mockRestore();
  });
});

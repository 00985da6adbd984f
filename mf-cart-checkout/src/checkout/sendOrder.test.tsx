import { placeOrder } from '@marketplace/contracts/api/orders';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildOrder } from '../testing/buildOrder';
import { orderForm } from '../testing/orderForm';
import { closeAttempt, openAttempt } from './orderAttempt';
import { type OrderBody, readOrderForm } from './readOrderForm';
import { sendOrder } from './sendOrder';

const reading = readOrderForm(orderForm());
const body = 'body' in reading ? reading.body : ({} as OrderBody); // the form above is complete

describe('sendOrder', () => {
  beforeEach(closeAttempt);

  it('sends the same key until the outcome is known', async () => {
    const api = fakeApi();
    api.cut(placeOrder);
    await expect(sendOrder(body)).resolves.toEqual({ status: 'unknown' });
    api.reply(placeOrder, buildOrder());
    await expect(sendOrder(body)).resolves.toMatchObject({ status: 'placed' });
    const keys = api.sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks again at once when the answer was cut off', async () => {
    const api = fakeApi();
    let times = 0;
    api.answer(placeOrder, () => {
      times += 1;
      // Half an order: what a truncated reply parses to.
      return times === 1 ? ({} as ReturnType<typeof buildOrder>) : buildOrder();
    });
    await expect(sendOrder(body)).resolves.toMatchObject({ status: 'placed' });
    expect(times).toBe(2);
  });

  it.each([
    [409, 'out-of-stock', { status: 'changed', message: 'Only 1 left' }],
    [409, 'cart-empty', { status: 'empty', message: 'Only 1 left' }],
    [409, 'idempotency-key-reused', { status: 'failed' }],
    [400, 'bad-input', { status: 'failed' }],
  ])('takes %p %s for a refusal, after which a new key begins', async (status, code, outcome) => {
    fakeApi().fail(placeOrder, status, 'Only 1 left', code);
    await expect(sendOrder(body)).resolves.toEqual(outcome);
    expect(openAttempt()).toBeUndefined();
  });

  it.each([
    [401, { status: 'signed-out' }],
    [500, { status: 'unknown' }],
    [503, { status: 'unknown' }],
  ])('keeps the key after %p', async (status, outcome) => {
    fakeApi().fail(placeOrder, status);
    await expect(sendOrder(body)).resolves.toEqual(outcome);
    expect(openAttempt()).toBeDefined();
  });
});

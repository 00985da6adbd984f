import { createAddress } from '@marketplace/contracts/api/addresses';
import { startPayment } from '@marketplace/contracts/api/payments';
import { bus } from '@marketplace/contracts/events';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildOrder, ORDER_UUID, postalAddress, savedAddress } from '../testing/buildOrder';
import { settleOrder } from './settleOrder';

describe('settleOrder', () => {
  it('starts the payment under a key of its own, and saves nothing unasked', async () => {
    const api = fakeApi();
    api.reply(startPayment, { data: { status: 'pending' } });
    await settleOrder(buildOrder());
    expect(api.sent.map(({ url }) => url.pathname)).toEqual([`/payment/${ORDER_UUID}`]);
    expect(api.sent[0]?.headers['idempotency-key']).toBe(`payment-${ORDER_UUID}`);
  });

  it('saves the address and says so', async () => {
    const toasts: unknown[] = [];
    const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
    const api = fakeApi();
    api.reply(startPayment, { data: { status: 'pending' } });
    api.reply(createAddress, savedAddress);
    await settleOrder(buildOrder(), postalAddress);
    expect(toasts).toEqual([{ kind: 'success', message: 'Address created successfully' }]);
    stop();
  });

  it('logs what fails and throws nothing: the order is placed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const api = fakeApi();
    api.fail(startPayment, 500);
    api.cut(createAddress);
    await expect(settleOrder(buildOrder(), postalAddress)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

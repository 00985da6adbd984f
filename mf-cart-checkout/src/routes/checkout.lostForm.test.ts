import { configureApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { apiSettings, type OutgoingRequest } from '@marketplace/contracts/client/apiSettings';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { SECOND_TRY_MS } from '../checkout/placePostedOrder';
import { buildCart } from '../testing/buildCart';
import { buildOrder } from '../testing/buildOrder';
import { fakeOrderApi, typedAddress } from '../testing/fakeOrderApi';
import { noticeOf, sendCheckout, THANKS_PATH } from '../testing/sendCheckout';

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  api = fakeOrderApi();
  // A placed order has emptied the cart.
  api.reply(getPublicCart, buildCart([]));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);
const keyOf = (index: number) => sentOf('placeOrder')[index]?.headers['idempotency-key'];
const send = (changes: Record<string, string> = {}) =>
  sendCheckout({ ...typedAddress, ...changes }, { cookie: 'accessToken=good' });

/**
 * Lets requests to the path hang until they are aborted.
 * @returns a function that waits until a number of requests has been sent
 */
function hangOn(path: string): (count: number) => Promise<void> {
  const { fetchReply = Promise.reject } = apiSettings();
  let tries = 0;
  const hang = ({ signal }: OutgoingRequest) => {
    tries += 1;
    return new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
  };
  configureApi({
    fetchReply: (request) => (request.url.endsWith(path) ? hang(request) : fetchReply(request)),
  });
  return async (count) => {
    while (tries < count) await new Promise(setImmediate);
  };
}

describe("a customer's order form without JavaScript that is sent again after the order was placed", () => {
  it('redirects to the thank-you page if the reply to the order was lost', async () => {
    api.answer(placeOrder, () => {
      if (sentOf('placeOrder').length === 1) throw new Error('The connection was cut.');
      return buildOrder();
    });
    const answer = await send();
    expect([answer.status, answer.location]).toEqual([303, THANKS_PATH]);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('sends the order a second time if no reply arrives', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const untilTries = hangOn('/order');
    const sent = send();
    await untilTries(1);
    await jest.advanceTimersByTimeAsync(PAGE_MS);
    await untilTries(2);
    await jest.advanceTimersByTimeAsync(SECOND_TRY_MS);
    const answer = await sent;
    expect([answer.status, answer.location]).toEqual([303, '/orders']);
  });

  it.each<[string, () => void]>([
    ['neither of two tries gets a reply', () => api.cut(placeOrder)],
    [
      'the API reports an empty cart',
      () => api.fail(placeOrder, 409, 'Your cart is empty', 'cart-empty'),
    ],
    [
      'the API refuses the order',
      () => api.fail(placeOrder, 409, 'Reused', 'idempotency-key-reused'),
    ],
  ])(
    'says that the order may have been placed, and where to find it, if %s',
    async (_why, lose) => {
      lose();
      const answer = await send();
      expect([answer.status, answer.location]).toEqual([303, '/orders']);
      expect(noticeOf(answer)?.message).toBe(
        'Your cart is empty. Your order may have been placed already: if so, you find it here.',
      );
    },
  );

  it('says that the order may have been placed, even if the form has an error', async () => {
    const answer = await send({ 'shipping.phone': '12345' });
    expect(answer.location).toBe('/orders');
    expect(sentOf('placeOrder')).toEqual([]);
  });
});

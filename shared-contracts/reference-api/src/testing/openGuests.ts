import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { createTestCarts } from './createTestCarts';
import { PRODUCT } from './marketUuids';
import { openAccounts } from './openAccounts';
import { ADDRESS, orderBody } from './orderBody';
import type { Market } from './serveMarket';

/** The phone of guests, unless a test names another. */
export const PHONE = '01711000009';
/** One minute in seconds, as `clock.advance` needs it. */
export const MINUTE = 60;

interface Sending {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
  token?: string;
  key?: string;
}

/**
 * Creates functions for the actions of guests. `market` must be running before the first function
 * is called.
 */
export function openGuests(market: Market, clock: { advance: (seconds: number) => void }) {
  async function send({ method, url, payload, token, key }: Sending) {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    const reply = await market.api.app.inject({ method, url, payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  }
  const post = (url: string, payload: object, as: Pick<Sending, 'token' | 'key'> = {}) =>
    send({ method: 'POST', url, payload, ...as });
  const askForCode = (phone = PHONE) => post('/order/guest/code', { phone });
  const enter = (otp: string, phone = PHONE, key?: string) =>
    post('/order/guest/verification', { phone, otp }, { key });
  const codeOf = (phone = PHONE) => openAccounts(market.api).codeOf(`+88${phone}`);

  return {
    post,
    get: (url: string, token?: string) => send({ method: 'GET', url, token }),
    askForCode,
    enter,
    /** Reads the newest code that was sent to a phone. */
    codeOf,
    async verifiedGuest(phone = PHONE): Promise<string> {
      await askForCode(phone);
      const { body } = await enter(await codeOf(phone), phone);
      clock.advance(MINUTE);
      return body.guestToken;
    },
    /** Creates a cart, and builds the body of a request that orders it. */
    async bodyTo(phone = PHONE, paymentMethod: PaymentMethod = 'cash-on-delivery') {
      const [cart = ''] = await createTestCarts(market.db, 1, PRODUCT.rui);
      const address = { ...ADDRESS, phone };
      return {
        ...orderBody(cart),
        shippingAddress: address,
        billingAddress: address,
        paymentMethod,
      };
    },
    place: (token: string | undefined, body: object) => post('/order', body, { token }),
  };
}

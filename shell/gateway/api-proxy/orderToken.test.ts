import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { logout } from '@marketplace/contracts/api/auth';
import type { Call } from '@marketplace/contracts/api/defineCall';
import * as z from 'zod/mini';
import { orderTokenHeader, orderTokenRemoval } from './orderToken';

const ORDER = '/api/order/my-order/0f0c1d1e-0000-4000-8000-000000000301';
const cookie = 'cartQuantity=2; orderToken=secret-1';

describe('the token that opens a guest order', () => {
  it.each([
    ORDER,
    `${ORDER}/cancel`,
    `${ORDER}/parcel/0f0c1d1e-0000-4000-8000-000000000311/cancel`,
    '/api/payment/0f0c1d1e-0000-4000-8000-000000000301',
    '/api/complain/order?pageNumber=1',
    '/api/complain/order/0f0c1d1e-0000-4000-8000-000000000401/message',
    '/api/file/upload-file',
    '/api/customer/refund-accounts',
    `${ORDER}/refund/0f0c1d1e-0000-4000-8000-000000000501/account`,
  ])('is added to a call about the order: %s', (url) => {
    expect(orderTokenHeader(url, { cookie })).toEqual({ authorization: 'Bearer secret-1' });
  });

  it.each([
    '/api/order',
    '/api/order/my-order',
    '/api/customer/current-customer',
    '/api/product',
    '/api/customer/addresses',
    `${ORDER}/reorder`,
    `/api/other${ORDER}`,
  ])('is not added to other calls: %s', (url) => {
    expect(orderTokenHeader(url, { cookie })).toEqual({});
  });

  it('is not added to a request that has a token', () => {
    expect(orderTokenHeader(ORDER, { cookie, authorization: 'Bearer other' })).toEqual({});
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'is not added to a request that comes from elsewhere (sec-fetch-site: %s)',
    (site) => {
      expect(orderTokenHeader(ORDER, { cookie, 'sec-fetch-site': site })).toEqual({});
    },
  );

  it.each(['orderToken=', 'orderToken=a%0D%0Ax-evil:1', 'notorderToken=a', ''])(
    'is not added if the cookie is missing or malformed: %j',
    (malformed) => {
      expect(orderTokenHeader(ORDER, { cookie: malformed })).toEqual({});
    },
  );

  /** The calls whose reply contains the token of a session. */
  const signIns = Object.values<Call>(apiCalls).filter(
    ({ reply }) => reply instanceof z.ZodMiniObject && 'accessToken' in reply.shape,
  );

  it.each([...signIns, logout].map(({ path }) => `/api${path}`))(
    'is removed after %s, and cookies of the host are kept',
    (url) => {
      expect(orderTokenRemoval(url, { cookie }, ['knownDevice=1'])).toEqual({
        'set-cookie': ['knownDevice=1', expect.stringMatching(/^orderToken=; Path=\/; Max-Age=0/)],
      });
    },
  );

  it('is not removed after other calls, or if there is none', () => {
    expect(orderTokenRemoval(ORDER, { cookie })).toEqual({});
    expect(orderTokenRemoval('/api/auth/customer/signin', {})).toEqual({});
  });
});

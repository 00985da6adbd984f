import { getBlogByHandle } from '../api/blog';
import { addBlogComment } from '../api/blogComments';
import { getCurrentCustomer } from '../api/customers';
import { placeOrder } from '../api/orders';
import { listReviews } from '../api/reviews';
import { listHomeSliders } from '../api/sliders';
import { addWishlistEntry } from '../api/wishlist';
import { configureApi, type IncomingReply, type OutgoingRequest } from './apiSettings';
import { callApi, clearApiCache } from './client';

const ok = (body: unknown, headers = {}): IncomingReply => ({
  status: 200,
  headers,
  text: JSON.stringify(body),
});
const SLIDES = { items: [] };
const visitor = new Request('http://shop.test/', { headers: { cookie: 'accessToken=abc' } });
const wish = {
  request: visitor,
  body: { productUuid: '00000000-0000-4000-8000-000000000001' },
};

describe('callApi', () => {
  let sent: OutgoingRequest[];
  let answers: (() => Promise<IncomingReply>)[];
  const onUnauthorized = jest.fn();

  /** Makes the API send these replies in order; the last reply is repeated. */
  const answer = (...given: (() => Promise<IncomingReply>)[]) => {
    answers = given;
  };

  beforeEach(() => {
    sent = [];
    clearApiCache();
    onUnauthorized.mockClear();
    configureApi({
      baseUrl: 'http://api.test',
      // The limits of a browser, because a busy test machine could exceed the server's shorter
      // deadline.
      getTimeoutMs: 8000,
      getDeadlineMs: 24_000,
      onUnauthorized,
      fetchReply: (request) => {
        sent.push(request);
        return (answers[Math.min(sent.length, answers.length) - 1] ?? Promise.reject)();
      },
    });
  });

  const unavailable = async () => ({ status: 503, headers: {}, text: '<html>' });
  const cut = () => Promise.reject(new Error('socket hang up'));

  it("requests and caches replies in the page's language, and records every call", async () => {
    let language: 'bn' | 'en' | undefined = 'bn';
    const begin = jest.fn(() => () => undefined);
    configureApi({ language: () => language, recorder: { begin } });
    answer(async () => ok(SLIDES, { 'cache-control': 'public, max-age=60' }));
    for (const each of ['bn', 'en', undefined, 'bn', 'en', undefined] as const) {
      language = each;
      await callApi(listHomeSliders);
    }
    expect(sent.map(({ headers }) => headers['accept-language'])).toEqual(['bn', 'en', undefined]);
    expect(begin).toHaveBeenCalledTimes(6);
    configureApi({ language: () => undefined, recorder: undefined });
  });

  it.each([
    ["the visitor's IP address", { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    ["no IP address if the visitor's request has none", {}, undefined],
  ])('sends the API %s', async (_whose, headers, address) => {
    answer(async () => ok({ uuid: wish.body.productUuid, ...wish.body, productVariantUuid: null }));
    const request = new Request('http://shop.test/', { headers });
    await callApi(addWishlistEntry, { ...wish, request }).catch(() => undefined);
    expect(sent[0]?.headers['x-forwarded-for']).toBe(address);
  });

  it('retries a read after a broken connection and after the status 503', async () => {
    answer(cut, unavailable, async () => ok(SLIDES));
    expect(await callApi(listHomeSliders)).toEqual(SLIDES);
    expect(sent).toHaveLength(3);
  });

  it('tries a read at most three times', async () => {
    answer(cut);
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(3);
  });

  it('retries a write only if the caller has set an idempotency key', async () => {
    answer(cut);
    await expect(callApi(addWishlistEntry, wish)).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
    const address = {
      ...{ name: 'R', phone: '01711000001', division: 'D', district: 'D' },
      ...{ upazila: 'U', area: 'A', street: 'S' },
    };
    const body = {
      cartUuid: wish.body.productUuid,
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'cash-on-delivery' as const,
    };
    const placing = callApi(placeOrder, { request: visitor, body, idempotencyKey: 'one-key' });
    await expect(placing).rejects.toMatchObject({ kind: 'network' });
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      'one-key',
      'one-key',
      'one-key',
    ]);
  });

  describe('the idempotency key of a write', () => {
    const comment = (text = 'Good', token = 'mine') =>
      callApi(addBlogComment, { params: { slug: 'fish' }, body: { comment: text }, token });
    const keys = () => sent.map(({ headers }) => headers['idempotency-key']);

    it('stays the same if the write is repeated before its result is known, and changes afterwards', async () => {
      answer(async () => Promise.reject(new Error('cut')));
      await expect(comment()).rejects.toMatchObject({ kind: 'network' });
      answer(async () => ({ status: 503, headers: {}, text: '{}' }));
      await expect(comment()).rejects.toMatchObject({ status: 503 });
      answer(async () => ({ status: 200, headers: {}, text: '{"ite' }));
      await expect(comment()).rejects.toMatchObject({ kind: 'contract' });
      answer(async () => ok({ items: [] }));
      await comment();
      await comment();
      const [first, ...others] = keys();
      expect(first).toMatch(/^[\da-f]{32}$/);
      expect(others).toEqual([first, first, first, expect.not.stringMatching(String(first))]);
    });

    it('is shared by two concurrent writes only if they have the same customer and content', async () => {
      answer(async () => ok({ items: [] }));
      await Promise.all([comment(), comment(), comment('Bad'), comment('Good', 'theirs')]);
      const [one, two, bad, theirs] = keys();
      expect(two).toBe(one);
      expect(new Set([one, bad, theirs]).size).toBe(3);
    });

    it('changes after the API has refused the write', async () => {
      answer(async () => ({ status: 429, headers: {}, text: '{}' }));
      await expect(comment()).rejects.toMatchObject({ status: 429 });
      answer(async () => ok({ items: [] }));
      await comment();
      expect(keys()[1]).not.toBe(keys()[0]);
    });

    it('is made only by browsers, because a server sends writes of many customers', async () => {
      answer(async () => ok({ items: [] }));
      const body = { comment: 'Good' };
      await callApi(addBlogComment, { params: { slug: 'fish' }, body, request: visitor });
      expect(keys()).toEqual([undefined]);
    });
  });

  it('does not retry a call that the API has refused', async () => {
    answer(async () => ({ status: 404, headers: {}, text: '{"message":"None"}' }));
    const handle = 'none';
    await expect(callApi(getBlogByHandle, { params: { handle } })).rejects.toMatchObject({
      status: 404,
      message: 'None',
    });
    expect(sent).toHaveLength(1);
  });

  it('sends no request if a path value would leave its path segment', async () => {
    const handle = '..';
    await expect(callApi(getBlogByHandle, { params: { handle } })).rejects.toMatchObject({
      status: 404,
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['not JSON', '<html>'],
    ['of the wrong shape', '{"items":[{"title":1}]}'],
    ['cut short', '{"items":['],
  ])('refuses a reply that is %s', async (_, text) => {
    answer(async () => ({ status: 200, headers: {}, text }));
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({
      kind: 'contract',
      message: 'Something went wrong',
    });
  });

  // @spec 6.2
  it("sends the cookie's token with a call for customers, but not with a public read", async () => {
    answer(async () => ok(SLIDES));
    await callApi(listHomeSliders, { request: visitor });
    await callApi(addWishlistEntry, wish).catch(() => undefined);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc']);
  });

  it('reports a 401 only if the call had a token', async () => {
    answer(async () => ({ status: 401, headers: {}, text: '{}' }));
    await callApi(getCurrentCustomer, { request: visitor }).catch(() => undefined);
    await callApi(getCurrentCustomer).catch(() => undefined);
    expect(onUnauthorized.mock.calls).toEqual([[visitor]]);
  });

  it("sends the caller's token instead of the cookie's, and does not report a 401 for that token", async () => {
    answer(async () => ({ status: 401, headers: {}, text: '{}' }));
    const ended = callApi(getCurrentCustomer, { request: visitor, token: 'old' });
    await expect(ended).rejects.toMatchObject({ status: 401 });
    expect(sent[0]?.headers.authorization).toBe('Bearer old');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('caches a reply only if the header Cache-Control allows it', async () => {
    answer(async () => ok(SLIDES, { 'cache-control': 'public, max-age=60' }));
    await callApi(listHomeSliders);
    await callApi(listHomeSliders, { request: visitor });
    expect(sent).toHaveLength(1);
    clearApiCache();
    answer(async () => ok(SLIDES, { 'cache-control': 'no-store' }));
    await callApi(listHomeSliders);
    await callApi(listHomeSliders);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['allows a longer time', 'max-age=86400', {}, 300],
    ['is behind a cache that kept the reply for long', 'max-age=60', { age: '200' }, 100],
  ])(
    'returns no reply older than five minutes, even if the API %s',
    async (_how, said, age, seconds) => {
      const stale = 'stale-while-revalidate=86400';
      answer(async () => ok(SLIDES, { 'cache-control': `public, ${said}, ${stale}`, ...age }), cut);
      const start = Date.now();
      await callApi(listHomeSliders);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000 - 1);
      expect(await callApi(listHomeSliders)).toEqual(SLIDES);
      clock.mockReturnValue(start + seconds * 1000 + 5000);
      await expect(callApi(listHomeSliders)).rejects.toMatchObject({ kind: 'network' });
      clock.mockRestore();
    },
  );

  it('tells the recorder how long each reply of a page may still be cached', async () => {
    const note = jest.fn();
    configureApi({ recorder: { staleWaitMs: () => 0, begin: () => note } });
    answer(async () => ok(SLIDES, { 'cache-control': 'public, max-age=60' }));
    await callApi(listHomeSliders);
    answer(async () => ({ status: 404, headers: {}, text: '{}' }));
    await callApi(getBlogByHandle, { params: { handle: 'gone' } }).catch(() => undefined);
    await callApi(getCurrentCustomer).catch(() => undefined);
    configureApi({ recorder: undefined });
    expect(note.mock.calls).toEqual([
      [expect.objectContaining({ freshMs: 60_000, staleMs: 0 })],
      [{ freshMs: 60_000, staleMs: 0 }],
      [{ freshMs: 0, staleMs: 0 }],
    ]);
  });

  it('answers a call with `isRenewedByBrowsers` from the cache, but not for a signed-in customer', async () => {
    const query = { productUuid: '00000000-0000-4000-8000-000000000001' };
    const none = {
      items: [],
      paginationStatus: { pageNumber: 1, pageSize: 14, totalItems: 0, totalPages: 0 },
      averageRating: 0,
      ratingCounts: [0, 0, 0, 0, 0],
    };
    answer(async () => ok(none, { 'cache-control': 'public, max-age=0, s-maxage=15' }));
    await callApi(listReviews, { query });
    await callApi(listReviews, { query });
    expect(sent).toHaveLength(1);
    await callApi(listReviews, { query, request: visitor });
    expect(sent).toHaveLength(2);
  });

  it('rethrows the abort reason unchanged if the caller aborts', async () => {
    const controller = new AbortController();
    configureApi({
      fetchReply: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    });
    const calling = callApi(getCurrentCustomer, { request: visitor, signal: controller.signal });
    controller.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
  });
});

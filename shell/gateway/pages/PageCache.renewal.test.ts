import { brotliDecompressSync } from 'node:zlib';
import { createTestGateway } from '../testing/createTestGateway';

let pages: Awaited<ReturnType<typeof createTestGateway>>;

beforeEach(async () => {
  pages = await createTestGateway();
  pages.answerWith({ freshMs: 60_000, staleMs: 240_000 });
});
afterEach(() => pages.stop());

const get = () =>
  pages.gateway.inject({ url: '/', headers: { host: 'shop.example', 'accept-encoding': 'br' } });

/** Moves `Date.now` forward, but does not run timers. */
function goTo(ms: number): void {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('a stale page in the cache', () => {
  it('is served if rendering the new page takes too long', async () => {
    await get();
    goTo(61_000);
    pages.answerWith(() => new Promise(() => undefined));
    const { rawPayload } = await get();
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>ok</p>');
  });

  it.each([
    ['the new page failed', () => pages.answerWith({ status: 503, html: '<p>sorry</p>' })],
    ['no worker is ready', () => Object.assign(pages.state, { isReady: false })],
    ['no slot is free', () => Object.assign(pages.state, { hasSlot: false })],
  ])('is served if %s', async (_why, breakDown) => {
    await get();
    goTo(61_000);
    breakDown();
    expect((await get()).statusCode).toBe(200);
    goTo(60 * 60_000);
    const { statusCode, headers } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-status': 'marketplace; hit; detail=outdated',
      'cache-control': 'private, no-cache',
    });
    goTo(300_000);
    expect((await get()).statusCode).toBe(503);
  });

  it('is served past its time instead of a page with a failed region, but not instead of a whole page', async () => {
    await get();
    goTo(301_000);
    pages.answerWith({ html: '<p>sorry</p>', hasFailure: true });
    const textOf = async () => brotliDecompressSync((await get()).rawPayload).toString();
    expect(await textOf()).toBe('<p>ok</p>');
    goTo(10_000);
    pages.answerWith({ html: '<p>new</p>', freshMs: 60_000 });
    expect(await textOf()).toBe('<p>new</p>');
    const { headers } = await get();
    expect(headers).not.toHaveProperty('cache-status');
  });

  it.each([
    ['stays in the cache if the new page is streamed', 200, { isWhole: false }],
    [
      'stays in the cache if the new page is streamed with an error status',
      200,
      { isWhole: false, status: 503 },
    ],
    ['stays in the cache if the worker allows no caching of the new page', 200, {}],
    ['is removed if the new page is a 404', 503, { status: 404 }],
    ['is removed if the new page sets a cookie', 503, { headers: { 'set-cookie': 'a=1' } }],
  ])('%s', async (_title, expected, renewal) => {
    await get();
    goTo(61_000);
    pages.answerWith(async () => {
      pages.answerWith({ status: 503 });
      return renewal;
    });
    let status = 0;
    while (pages.asked.length < 3) status = (await get()).statusCode;
    expect(status).toBe(expected);
  });
});

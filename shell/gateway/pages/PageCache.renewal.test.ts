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

/** Time passes for the cache alone. */
function goTo(ms: number): void {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('a stale shared page', () => {
  it('is served while a new one renders, and as long as rendering fails', async () => {
    await get();
    goTo(61_000);
    pages.answerWith(() => new Promise(() => undefined));
    const { rawPayload } = await get();
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>ok</p>');
  });

  it.each([
    ['a page that failed', () => pages.answerWith({ status: 503, html: '<p>sorry</p>' })],
    ['no worker', () => Object.assign(pages.state, { isReady: false })],
    ['no free slot', () => Object.assign(pages.state, { hasSlot: false })],
  ])('is served in place of %s', async (_why, breakDown) => {
    await get();
    goTo(61_000);
    breakDown();
    const { statusCode } = await get();
    expect(statusCode).toBe(200);
    goTo(400_000);
    expect((await get()).statusCode).toBe(503);
  });

  it.each([
    ['is still there after one that goes on while it is sent', 200, { isWhole: false }],
    ['is still there after one that failed while it is sent', 200, { isWhole: false, status: 503 }],
    ['is still there after one that lacks a part that failed', 200, {}],
    ['is over after a missing page', 503, { status: 404 }],
    ['is over after one that sets a cookie', 503, { headers: { 'set-cookie': 'a=1' } }],
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

import { brotliDecompress, createBrotliDecompress, gunzipSync, gzip } from 'node:zlib';
import { createTestGateway } from '../testing/createTestGateway';

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof import('node:zlib')>('node:zlib');
  return {
    ...zlib,
    gzip: jest.fn(zlib.gzip),
    brotliDecompress: jest.fn(zlib.brotliDecompress),
    createBrotliDecompress: jest.fn(zlib.createBrotliDecompress),
  };
});

const gzipped = { 'accept-encoding': 'gzip' };
const MINUTE = { freshMs: 60_000, staleMs: 240_000 };

let pages: Awaited<ReturnType<typeof createTestGateway>>;

beforeEach(async () => {
  jest.clearAllMocks();
  pages = await createTestGateway();
});
afterEach(() => pages.stop());

const get = (url: string, headers = {}) =>
  pages.gateway.inject({ url, headers: { host: 'shop.example', ...headers } });

describe('a cached page for visitors without Brotli', () => {
  it('is compressed with gzip only once, even for concurrent requests', async () => {
    pages.answerWith({ ...MINUTE, html: '<p>রুই মাছ</p>' });
    const replies = await Promise.all([1, 2, 3].map(() => get('/', gzipped)));
    replies.push(await get('/', gzipped));
    expect(replies.map(({ rawPayload }) => gunzipSync(rawPayload).toString())).toEqual(
      Array(4).fill('<p>রুই মাছ</p>'),
    );
    expect(gzip).toHaveBeenCalledTimes(1);
  });

  it('is compressed with gzip again after its text has changed', async () => {
    pages.answerWith({ ...MINUTE, html: '<p>old</p>' });
    await get('/', gzipped);
    pages.state.compositionId = 'second';
    pages.answerWith({ ...MINUTE, html: '<p>new</p>' });
    const { rawPayload } = await get('/', gzipped);
    expect(gunzipSync(rawPayload).toString()).toBe('<p>new</p>');
  });

  it('keeps its uncompressed and gzip texts in at most a quarter of the page cache', async () => {
    await pages.stop();
    // Texts in encodings other than Brotli may fill a quarter of the page cache, so only one of the
    // two texts fits.
    pages = await createTestGateway({ pageCacheBytes: 40_000 });
    pages.answerWith(async ({ url }) => ({ ...MINUTE, html: `${url}${'x'.repeat(6000)}` }));
    for (const url of ['/', '/', '/product', '/product', '/']) await get(url);
    expect([pages.asked.length, jest.mocked(brotliDecompress).mock.calls.length]).toEqual([2, 3]);
  });
});

describe('a streamed page', () => {
  it('is decompressed only once for all visitors without Brotli who wait for it', async () => {
    pages.answerWith({ isWhole: false, html: '<p>slow</p>', later: ['<p>later</p>'] });
    const replies = await Promise.all([get('/'), get('/', gzipped), get('/'), get('/')]);
    expect(replies.map(({ body }) => body)).toEqual(Array(4).fill('<p>slow</p><p>later</p>'));
    expect(createBrotliDecompress).toHaveBeenCalledTimes(1);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { handleErrors } from './handleErrors';
import { serveMedia } from './serveMedia';

describe('serveMedia', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const app = Fastify();

  beforeAll(() => {
    mkdirSync(join(folder, 'media/products.webp'), { recursive: true });
    writeFileSync(join(folder, 'media/a.webp'), 'picture');
    writeFileSync(join(folder, 'media/page.html'), 'html');
    writeFileSync(join(folder, 'outside.webp'), 'secret');
    handleErrors(app);
    serveMedia(app, join(folder, 'media'));
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('serves a picture that caches may keep forever', async () => {
    const reply = await app.inject('/media/a.webp');
    expect(reply.body).toBe('picture');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/media/page.html',
    '/media/products.webp',
    '/media/none.webp',
    '/media/../outside.webp',
    '/media/%2e%2e/outside.webp',
    '/media/..%2Foutside.webp',
    '/media/.hidden.webp',
    '/media//etc/passwd.webp',
    '/media/a.webp%00.png',
    '/media/',
  ])('responds to %s with 404', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import Fastify, { type FastifyInstance } from 'fastify';
import { ReleaseFileError, type ReleaseStore } from './ReleaseStore';
import { serveReleases } from './serveReleases';

const files: Record<string, string> = { 'client/main.js': 'main()', 'client/main.js.br': 'packed' };
const manifest = { name: 'shell', version: '1.0.0-ab' } as ReleaseManifest; // all the route reads

const store: ReleaseStore = {
  readRegistry: async () => ({}),
  readManifest: async (part, version) => {
    if (version !== manifest.version) throw new ReleaseFileError(`${part}/${version}`, 404);
    return manifest;
  },
  readFile: async (_manifest, file) => {
    if (file === 'client/changed.js') throw new ReleaseFileError(file, 502);
    const content = files[file];
    if (content === undefined) throw new ReleaseFileError(file, 404);
    return Buffer.from(content);
  },
  readCompressed: async (_manifest, file) => {
    const content = files[file];
    return content === undefined ? undefined : Buffer.from(content);
  },
};

describe('release files', () => {
  let gateway: FastifyInstance;
  beforeEach(() => {
    gateway = Fastify();
    serveReleases(gateway, store);
  });
  afterEach(() => gateway.close());

  const get = (url: string, accepted = '') =>
    gateway.inject({ url, headers: { 'accept-encoding': accepted } });

  it('are immutable for a year and typed by their ending', async () => {
    const reply = await get('/releases/shell/1.0.0-ab/client/main.js');
    expect(reply.body).toBe('main()');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it.each([
    ['gzip, br', 'br', 'packed'],
    ['gzip', undefined, 'main()'],
    ['identity', undefined, 'main()'],
  ])('for a browser that accepts "%s" are sent as %s', async (accepted, encoding, body) => {
    const reply = await get('/releases/shell/1.0.0-ab/client/main.js', accepted);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.body).toBe(body);
  });

  it.each([
    '/releases/shell/1.0.0-ab/client/none.js',
    '/releases/shell/9/client/main.js',
    '/releases/elsewhere/1.0.0-ab/client/main.js',
    '/releases/shell/../client/main.js',
    '/releases/shell/1.0.0-ab/client/..%2fserver/main.js',
    '/releases/shell/1.0.0-ab/server/main.js',
  ])('%s is not there and is not remembered as missing', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('that were changed in the store are refused', async () => {
    const reply = await get('/releases/shell/1.0.0-ab/client/changed.js');
    expect(reply.statusCode).toBe(502);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

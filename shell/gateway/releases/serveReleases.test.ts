import { createHash } from 'node:crypto';
import { deltaOf, type ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import Fastify, { type FastifyInstance } from 'fastify';
import { ReleaseFileError } from '../../release/openReleases';
import { type Registry, withLive } from '../../release/Registry';
import type { ReleaseStore } from './ReleaseStore';
import { serveReleases } from './serveReleases';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** Hash of a file of an earlier release. The tested release has a delta from this file. */
const earlier = sha256('earlier()');
/** Hash of a file whose delta was changed after the release. */
const spoilt = sha256('spoilt()');

const files: Record<string, string> = {
  'client/main.js': 'main()',
  'client/main.js.br': 'packed',
  'client/half.js': 'half()',
  'client/icon.svg': '<svg/>',
  'maps/main.js.map': '{}',
  [deltaOf('client/main.js', earlier.toString('hex'))]: 'delta',
};
// The cast is safe: the route reads no other field.
const manifest = {
  name: 'shell',
  version: '1.0.0-ab',
  integrity: {
    ...Object.fromEntries(Object.keys(files).map((file) => [file, 'sha256-…'])),
    'client/changed.js': 'sha256-…',
    'client/half.js': 'sha256-…',
    'client/half.js.br': 'sha256-…',
  },
} as Pick<ReleaseManifest, 'name' | 'version' | 'integrity'> as ReleaseManifest;

const registry: Registry = withLive({}, 'shell', {
  version: '1.0.0-ab',
  at: '2026-01-01T00:00:00Z',
  by: 'Somebody <somebody@shop.example>',
  why: 'secret plans',
});
const store: ReleaseStore = {
  readRegistry: async () => registry,
  withdrawn: { has: async () => false, list: async () => [], save: async () => undefined },
  readManifest: async (part, version) => {
    if (part !== 'shell' || version !== manifest.version)
      throw new ReleaseFileError(`${part}/${version}`, 404);
    return manifest;
  },
  readFile: async (_manifest, file) => {
    const changed = [
      'client/changed.js',
      'client/half.js.br',
      deltaOf('client/main.js', spoilt.toString('hex')),
    ];
    if (changed.includes(file)) throw new ReleaseFileError(file, 502);
    const content = files[file];
    if (content === undefined) throw new ReleaseFileError(file, 404);
    return Buffer.from(content);
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

  it('are immutable for a year, and their type depends on their extension', async () => {
    const reply = await get('/releases/shell/1.0.0-ab/client/main.js');
    expect(reply.body).toBe('main()');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const icon = await get('/releases/shell/1.0.0-ab/client/icon.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    ['gzip, br', 'br', 'packed'],
    ['gzip', undefined, 'main()'],
    ['identity', undefined, 'main()'],
  ])(
    'for a browser that accepts "%s" are sent with the encoding %s',
    async (accepted, encoding, body) => {
      const reply = await get('/releases/shell/1.0.0-ab/client/main.js', accepted);
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.body).toBe(body);
    },
  );

  describe('for a browser that offers a file of an earlier release', () => {
    const getWith = (dictionary: string | string[], accepted = 'gzip, br, zstd, dcb, dcz') =>
      gateway.inject({
        url: '/releases/shell/1.0.0-ab/client/main.js',
        headers: { 'accept-encoding': accepted, 'available-dictionary': dictionary },
      });
    const field = (hash: Buffer) => `:${hash.toString('base64')}:`;

    it('are sent as a delta if there is one', async () => {
      const reply = await getWith(field(earlier));
      expect(reply.body).toBe('delta');
      expect(reply.headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    it.each<[string, string | string[], ...string[]]>([
      ['accepts no delta', field(earlier), 'gzip, br'],
      ['accepts deltas only in an unsupported encoding', field(earlier), 'br, dcb'],
      ['has a file for which the release has no delta', field(sha256('unknown()'))],
      ['has a file whose delta was changed in the store', field(spoilt)],
      ['names no hash', '::'],
      ['names a hash without colons', earlier.toString('base64')],
      ['names a hash in hexadecimal', `:${earlier.toString('hex')}:`],
      ['names a hash that is too short', ':AAAA:'],
      ['names a path', ':../../../../../../../../../../../../server/main=:'],
      ['names two hashes', [field(earlier), field(earlier)]],
      ['names a hash with a parameter', `${field(earlier)};a=1`],
    ])('are sent whole if it %s', async (_case, dictionary, ...accepted) => {
      const reply = await getWith(dictionary, ...accepted);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-encoding']).toBe('br');
      expect(reply.body).toBe('packed');
    });

    it('always have a Vary header that names encoding and dictionary', async () => {
      for (const reply of [await getWith(field(earlier)), await getWith('::')]) {
        expect(reply.headers.vary).toBe('accept-encoding, available-dictionary');
      }
    });

    it('may be used as dictionaries for the same files of later releases', async () => {
      const reply = await get('/releases/shell/1.0.0-ab/client/main.js', 'br');
      const match = String(reply.headers['use-as-dictionary']);
      expect(match).toBe('match="/releases/shell/*/client/main.js"');
      const missing = await get('/releases/shell/1.0.0-ab/client/none.js', 'br');
      expect(missing.headers['use-as-dictionary']).toBeUndefined();
    });
  });

  it.each([
    '/releases/shell/1.0.0-ab/client/none.js',
    '/releases/shell/1.0.0-ab/client/main.js.br',
    '/releases/shell/9/client/main.js',
    '/releases/elsewhere/1.0.0-ab/client/main.js',
    '/releases/shell/../client/main.js',
    '/releases/shell/1.0.0-ab/client/..%2fserver/main.js',
    '/releases/shell/1.0.0-ab/server/main.js',
    '/releases/shell/1.0.0-ab/maps/main.js.map',
    '/releases/shell/1.0.0-ab/client/..%2fmaps/main.js.map',
    '/releases/shell/1.0.0-ab/client/',
    '/releases/shell/1.0.0-ab/',
    '/releases/',
    '/releases/.git/config',
    '/releases/shell/1.0.0-ab/client/..%2f..%2f..%2f..%2f.git%2fconfig',
  ])('do not include %s: the reply is a 404 without `immutable`', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('are refused if they were changed in the store', async () => {
    const reply = await get('/releases/shell/1.0.0-ab/client/changed.js');
    expect(reply.statusCode).toBe(502);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('are sent uncompressed if the compressed variant was changed in the store', async () => {
    const reply = await get('/releases/shell/1.0.0-ab/client/half.js', 'br');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body).toBe('half()');
  });

  it('include a public registry that shows neither who changed a release nor why', async () => {
    const reply = await get('/releases/registry.json');
    expect(reply.json().shell).toEqual({ releases: { '1.0.0-ab': 'live' }, history: [] });
    expect(reply.body).not.toMatch(/somebody|secret/i);
  });
});

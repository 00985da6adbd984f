import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { changeChannel, readOwnChannel } from '../channels';
import { withLive } from '../Registry';
import { openStorage } from './openStorage';
import { s3Storage } from './s3Storage';
import { createBuild, describeStorage } from './testing/describeStorage';
import { PAGE, type S3Server, startS3Server } from './testing/startS3Server';

/** An existing bucket as `s3://bucket?endpoint=…`; if unset, the test starts its own server. */
const GIVEN = process.env.RELEASES_URL_TEST;

describe('a bucket as release storage', () => {
  let server: S3Server | undefined;
  let count = 0;
  beforeAll(async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'test';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test-secret';
    if (!GIVEN) server = await startS3Server();
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    count += 1;
  });

  /** Each test has its own prefix. */
  const location = () => {
    const url = new URL(GIVEN ?? `s3://releases?endpoint=${server?.origin}&region=eu-west-1`);
    url.pathname = `/test-${process.pid}-${Date.now()}/${count}`;
    return url.href;
  };
  let current: { count: number; location: string } | undefined;
  const open = () => {
    if (current?.count !== count) current = { count, location: location() };
    return openStorage(current.location);
  };

  describeStorage(open);

  it('lists all objects even if they do not fit into one response', async () => {
    const length = (GIVEN ? 1000 : PAGE) + 5;
    const keys = Array.from({ length }, (_, index) => `shell/1/client/${1000 + index}.js`);
    const storage = open();
    for (let start = 0; start < keys.length; start += 50) {
      const batch = keys.slice(start, start + 50);
      await Promise.all(batch.map((key) => storage.write(key, Buffer.from('x'))));
    }
    expect((await storage.list('shell/1')).map(({ key }) => key).sort()).toEqual(keys);
  }, 60_000);

  it('keeps all changes of ten concurrent writers', async () => {
    const versions = Array.from({ length: 10 }, (_, index) => `v${index}`);
    await Promise.all(
      versions.map((version) =>
        changeChannel(open(), 'production', async (own) =>
          withLive(own, 'shell', { version, at: '', by: 'me', why: 'test' }),
        ),
      ),
    );
    const { shell } = await readOwnChannel(open(), 'production');
    expect(shell?.history.map(({ version }) => version).sort()).toEqual(versions);
  });

  it('stores a release whose earlier upload ended before its manifest was stored', async () => {
    const ended = await createBuild('ended');
    await rm(path.join(ended.folder, 'release.json'));
    await expect(open().addRelease('shell/1', ended.folder)).rejects.toThrow('ENOENT');
    const next = await createBuild('next');
    await open().addRelease('shell/1', next.folder);
    const signature = await open().read('shell/1/release.json.sig');
    expect(signature?.bytes.toString()).toBe('signature of next');
    await Promise.all([ended, next].map(({ folder }) => rm(folder, { recursive: true })));
  });

  it('stores a release even if the reply to the upload of its manifest is lost', async () => {
    if (!server) return;
    const build = await createBuild('lost');
    server.loseReplyTo('release.json');
    await open().addRelease('shell/1', build.folder);
    const signature = await open().read('shell/1/release.json.sig');
    expect(signature?.bytes.toString()).toBe('signature of lost');
    await rm(build.folder, { recursive: true });
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['sends nothing', () => undefined],
    [
      'stops in the middle of an object',
      (response) => response.writeHead(200, { etag: '"1"', 'content-length': 9 }).write('x'),
    ],
  ])('throws an error if the bucket accepts a request and %s', async (_what, answer) => {
    const silent = createServer((_request, response) => void answer(response));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    // The cast is safe: a TCP listener's address is never a string.
    const { port } = silent.address() as AddressInfo;
    const location = `s3://releases?endpoint=http://127.0.0.1:${port}`;
    const storage = s3Storage(location, { silenceLimitMs: 100 });
    await expect(storage.read('registry.json')).rejects.toThrow(/timed out after 100 ms/);
    silent.closeAllConnections();
    silent.close();
  });

  it('throws the network error if the bucket cannot be reached', async () => {
    const storage = openStorage('s3://releases?endpoint=http://127.0.0.1:1');
    await expect(storage.read('registry.json')).rejects.toThrow(/ECONNREFUSED/);
  });
});

import { changeChannel, readOwnChannel } from '../channels';
import { withLive } from '../Registry';
import { openStorage } from './openStorage';
import { describeStorage } from './testing/describeStorage';
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

  it('throws the network error if the bucket cannot be reached', async () => {
    const storage = openStorage('s3://releases?endpoint=http://127.0.0.1:1');
    await expect(storage.read('registry.json')).rejects.toThrow(/ECONNREFUSED/);
  });
});

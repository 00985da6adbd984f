import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { callApi } from '@marketplace/contracts/api/client';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import sharp from 'sharp';
import { issueToken } from '../http/accessTokens';
import * as costly from '../testing/costlyPictures';
import { createTestMarket } from '../testing/createTestMarket';
import * as hostile from '../testing/hostileFiles';
import { CUSTOMER } from '../testing/marketUuids';
import { createClock, visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const MEGABYTE = 1024 * 1024;

describe('the API for uploads', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let token: string;
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await rm(join(market.mediaDir, 'uploads'), { recursive: true, force: true });
    token = (await issueToken(market.db, CUSTOMER.rahim, clock.now())).accessToken;
    rahim = visitorWith(token);
  });

  const send = (...files: Buffer[]) =>
    callApi(uploadFiles, {
      request: rahim,
      files: files.map((bytes) => new Blob([new Uint8Array(bytes)])),
    });
  const fileOf = (url: string) => join(market.mediaDir, url.replace('/api/media/', ''));
  const storedFiles = async () =>
    existsSync(join(market.mediaDir, 'uploads'))
      ? (await readdir(join(market.mediaDir, 'uploads'), { recursive: true })).filter((name) =>
          name.endsWith('.webp'),
        )
      : [];
  const rows = () => market.db.selectFrom('uploads').selectAll().execute();

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('stores a %s in two sizes', async (kind) => {
    const { items } = await send(await hostile.picture(kind, 1000, 500));
    const [item] = items;
    const sizeOf = async (url = '') => {
      const { width, height, format } = await sharp(await readFile(fileOf(url))).metadata();
      return [format, width, height];
    };
    expect(await sizeOf(item?.smallImageUrl)).toEqual(['webp', 320, 160]);
    expect(await sizeOf(item?.mediumImageUrl)).toEqual(['webp', 800, 400]);
    const url = item?.mediumImageUrl.replace('/api', '') ?? '';
    const served = await market.api.app.inject(url);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('does not enlarge a small picture', async () => {
    const { items } = await send(await hostile.picture('png', 100, 50));
    const small = await sharp(await readFile(fileOf(items[0]?.mediumImageUrl ?? ''))).metadata();
    expect([small.width, small.height]).toEqual([100, 50]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['an SVG', () => hostile.svg, 415],
    ['an HTML page', () => hostile.page, 415],
    ['a zip', () => hostile.emptyZip, 415],
    ['a GIF', () => hostile.picture('gif'), 415],
    ['a program of Windows', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 415],
    ['a program of Linux', () => Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), 415],
    ['a text file', () => Buffer.from('just words'), 415],
    [
      'a JPEG followed by an HTML page',
      async () => hostile.withAppended(await hostile.picture('jpeg'), '<HTML><body>'),
      415,
    ],
    [
      'a JPEG with a script in its comment',
      async () =>
        hostile.jpegWithComment(await hostile.picture('jpeg'), '<script>alert(1)</script>'),
      415,
    ],
    [
      'a PNG that is also an archive',
      async () =>
        hostile.withAppended(await hostile.picture('png'), hostile.emptyZip.toString('latin1')),
      415,
    ],
    ['the head of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 400],
    ['half a JPEG', async () => (await hostile.phonePicture()).subarray(0, 3000), 400],
    ['half a PNG', async () => (await hostile.picture('png', 900, 900)).subarray(0, 400), 400],
    ['an empty file', () => Buffer.alloc(0), 400],
    ['a picture of 900 million pixels', hostile.pixelBomb, 413],
    ['a JPEG of 800 scans', () => costly.jpegOfScans(800, 7000), 400],
    ['a file of 5 MB and a byte', () => Buffer.alloc(5 * MEGABYTE + 1, 0xff), 413],
    ['a file of 20 MB', () => Buffer.alloc(20 * MEGABYTE, 0xff), 413],
  ])(
    'refuses %s, names the file, and stores nothing of the request',
    async (_, make, status) => {
      await expect(send(await hostile.picture('png'), await make())).rejects.toMatchObject({
        status,
        message: expect.stringMatching(/files/),
      });
      expect(await rows()).toEqual([]);
      expect(await storedFiles()).toEqual([]);
    },
    30_000,
  );

  it('accepts a file of exactly 5 MB', async () => {
    const small = await hostile.picture('jpeg');
    const full = Buffer.concat([small, Buffer.alloc(5 * MEGABYTE - small.length)]);
    expect((await send(full)).items).toHaveLength(1);
  });

  it.each([0, 6])('refuses an upload of %d files', async (count) => {
    const one = await hostile.picture('png');
    await expect(send(...Array.from({ length: count }, () => one))).rejects.toMatchObject({
      status: 400,
      message: 'files must hold 1 to 5 files',
    });
    expect(await storedFiles()).toEqual([]);
  });

  // The cast is safe: `address()` returns a string only for a Unix socket.
  const portOf = () => (market.api.app.server.address() as AddressInfo).port;
  const BOUNDARY = 'x-boundary';
  const part = (name: string, content: string, filename = 'a.png') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
    `content-type: image/png\r\n\r\n${content}\r\n`;
  const sendRaw = (payload: string | Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    market.api.app.inject({
      method: 'POST',
      url: '/file/upload-file',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });

  it.each([
    ['a form that ends within a file', part('files', 'x'.repeat(50)).slice(0, -20), 400],
    ['a form without an end', part('files', 'abc'), 400],
    ['a form whose body has no boundary', 'nothing of the kind', 400],
    ['a form with an unknown field', `${part('file', 'abc')}--${BOUNDARY}--\r\n`, 400],
    ['a form with a prototype field', `${part('__proto__', 'abc')}--${BOUNDARY}--\r\n`, 400],
  ])('refuses %s', async (_, payload, status) => {
    const reply = await sendRaw(payload);
    expect([reply.statusCode, reply.json().statusCode]).toEqual([status, status]);
    expect(await rows()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses a body of the type %s',
    async (type) => {
      const reply = await sendRaw('{}', type);
      expect(reply.json()).toMatchObject({ statusCode: 415, code: 'unsupported-media-type' });
    },
  );

  it('refuses a form whose content type names no boundary', async () => {
    expect((await sendRaw('abc', 'multipart/form-data')).statusCode).toBe(400);
  });

  it('refuses a multipart form at an endpoint that does not accept uploads', async () => {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/customer/subscribe',
      payload: `--${BOUNDARY}--`,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    expect(reply.statusCode).toBe(415);
  });

  it('ignores the names of uploaded files', async () => {
    const content = (await hostile.picture('png')).toString('latin1');
    const names = ['../../../etc/cron.d/x.png', 'a.html', '..%2f..%2fx', 'C:\\x.png', 'x\\0.png'];
    for (const name of names) {
      const form = `${part('files', content, name)}--${BOUNDARY}--\r\n`;
      const reply = await sendRaw(Buffer.from(form, 'latin1'));
      expect(reply.json().items[0].mediumImageUrl).toMatch(
        /^\/api\/media\/uploads\/([0-9a-f]{2})\/\1[0-9a-f]{30}-800\.webp$/,
      );
    }
    expect(await storedFiles()).toHaveLength(names.length * 2);
  });

  it('stores nothing of interrupted uploads, and then accepts a complete upload', async () => {
    for (let i = 0; i < 4; i += 1) {
      await new Promise<void>((resolve) => {
        const sending = httpRequest({
          ...{ port: portOf(), method: 'POST', path: '/file/upload-file' },
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            'content-length': 100_000,
          },
        });
        sending.on('error', () => undefined).on('close', resolve);
        sending.write(part('files', 'x'.repeat(20_000)));
        setTimeout(() => sending.destroy(), 100);
      });
    }
    expect([await rows(), await storedFiles()]).toEqual([[], []]);
    expect((await send(await hostile.picture('png'))).items).toHaveLength(1);
  });

  it('stops the decoding process if the sender of an upload disconnects', async () => {
    const processes = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    const before = processes();
    const tile = { tileSide: 2000, columns: 1, rows: 1, side: 2000, frames: 200 };
    const content = (await costly.avifOfGrid(tile)).toString('latin1');
    const body = Buffer.from(`${part('files', content)}--${BOUNDARY}--\r\n`, 'latin1');
    const sending = httpRequest({
      ...{ port: portOf(), method: 'POST', path: '/file/upload-file' },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': body.length,
      },
    });
    sending.on('error', () => undefined).end(body);
    while (processes() === before) await setImmediate();
    sending.destroy();
    while (processes() > before) await setImmediate();
    expect(await rows()).toEqual([]);
    expect((await send(await hostile.picture('png'))).items).toHaveLength(1);
  });

  it.each([
    ['no token', undefined],
    ['a forged token', 'Bearer forged'],
  ])(
    'reads the whole body of a request with %s before refusing it, so that the client gets a reply',
    async (_, authorization) => {
      const body = `${part('files', 'x'.repeat(20_000))}--${BOUNDARY}--\r\n`;
      let hasSentAll = false;
      const [status, wasSent] = await new Promise<unknown[]>((resolve, reject) => {
        const sending = httpRequest({
          ...{ port: portOf(), method: 'POST', path: '/file/upload-file' },
          headers: {
            ...(authorization && { authorization }),
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            'content-length': body.length,
          },
        });
        sending.on('response', ({ statusCode }) => resolve([statusCode, hasSentAll]));
        sending.on('error', reject);
        sending.write(body.slice(0, 10));
        setTimeout(() => {
          hasSentAll = true;
          sending.end(body.slice(10));
        }, 200);
      });
      expect([status, wasSent]).toEqual([401, true]);
    },
  );

  it('accepts uploads of customers only, and counts refused files in the rate limit', async () => {
    const one = await hostile.picture('png');
    const files = [new Blob([new Uint8Array(one)])];
    await expect(callApi(uploadFiles, { files })).rejects.toMatchObject({ status: 401 });
    expect((await send(one)).items).toHaveLength(1);
    for (let i = 1; i < 30; i += 1) {
      await expect(send(hostile.svg)).rejects.toMatchObject({ status: 415 });
    }
    await expect(send(one)).rejects.toMatchObject({ status: 429 });
    clock.advance(61 * 60);
    expect((await send(one)).items).toHaveLength(1);
  });

  it('processes at least two of six concurrent uploads of a customer, and refuses at least one', async () => {
    const one = await hostile.picture('png');
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => send(one)));
    const statuses = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.status : 200,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect((await send(one)).items).toHaveLength(1);
  });
});

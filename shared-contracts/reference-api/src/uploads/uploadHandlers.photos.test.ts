import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callApi } from '@marketplace/contracts/api/client';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import sharp from 'sharp';
import { createTestMarket } from '../testing/createTestMarket';
import * as hostile from '../testing/hostileFiles';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('the API for uploads of photos', () => {
  const market = serveMarket(openPostgres);
  let rahim: Request;

  beforeAll(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  const send = (bytes: Buffer) =>
    callApi(uploadFiles, { request: rahim, files: [new Blob([new Uint8Array(bytes)])] });
  const fileOf = (url = '') => join(market.mediaDir, url.replace('/api/media/', ''));

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'turns a %s upright and removes location and camera data from both sizes',
    async (kind) => {
      const original = await hostile.phonePicture(kind);
      expect(original.includes('NodiPhone')).toBe(true);
      const { items } = await send(original);
      const urls = [items[0]?.smallImageUrl ?? '', items[0]?.mediumImageUrl ?? ''];
      for (const [index, size] of [[320, 427] as const, [800, 1067] as const].entries()) {
        const bytes = await readFile(fileOf(urls[index] ?? ''));
        const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
        expect([width, height]).toEqual(size);
        expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined));
        expect(bytes.includes('NodiPhone')).toBe(false);
      }
    },
  );

  it('says what to do about a HEIC photo', async () => {
    const heic = Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic\0\0\0\0pixels', 'latin1');
    await expect(send(heic)).rejects.toMatchObject({
      status: 415,
      message: 'files.0 is a HEIC photo: set the camera to JPEG, or send a screenshot of the photo',
    });
  });
});

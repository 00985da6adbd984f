import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import * as costly from '../testing/costlyPictures';
import { encodePicture } from './encodePicture';

const waiting = new AbortController().signal;
const encode = (bytes: Buffer, limits = {}) => encodePicture(bytes, waiting, limits);

const MEGAPIXELS = 1_000_000;
const photo = (megapixels: number) => {
  const width = Math.round(Math.sqrt((megapixels * MEGAPIXELS * 4) / 3));
  const height = Math.floor((megapixels * MEGAPIXELS) / width);
  return sharp({ create: { width, height, channels: 3, background: '#3a7' } });
};
const LIMIT_MS = 60_000;

describe('encodePicture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a progressive JPEG of 50 megapixels', () => photo(50).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG of 12 megapixels', () => photo(12).jpeg().toBuffer()],
    ['a WebP of 12 megapixels', () => photo(12).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 12 megapixels', () => photo(12).avif({ effort: 0 }).toBuffer()],
    ['a PNG of a screen', () => photo(4).png().toBuffer()],
    ['a transparent AVIF', () => photo(1).ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()],
    [
      'an AVIF in 48 tiles',
      () => costly.avifOfGrid({ tileSide: 512, columns: 8, rows: 6, side: 3072 }),
    ],
    ['a JPEG of 20 scans', async () => costly.jpegOfScans(20, 4000)],
    [
      'a JPEG followed by video data, as cameras write it',
      async () =>
        Buffer.concat([
          await photo(1).jpeg().toBuffer(),
          Buffer.alloc(320, '\xff\xda..', 'latin1'),
        ]),
    ],
  ])(
    'encodes two sizes of %s',
    async (_, make) => {
      const encoded = await encode(await make());
      if (typeof encoded === 'string') throw new Error(encoded);
      const { format, width } = await sharp(encoded.medium).metadata();
      expect([format, width]).toEqual(['webp', 800]);
      expect((await sharp(encoded.small).metadata()).width).toBe(320);
    },
    LIMIT_MS,
  );

  it.each([
    ['a long screenshot', 1080, 18_000, [800, 13_333]],
    ['a screenshot of 26 megapixels', 1080, 24_000, [737, 16_383]],
    ['a strip as long as a JPEG can be', 763, 65_500, [191, 16_383]],
  ])(
    'keeps the text of %s readable in the medium picture, and shows its top in the small picture',
    async (_, width, height, expected) => {
      const encoded = await encode(
        await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
          .jpeg()
          .toBuffer(),
      );
      if (typeof encoded === 'string') throw new Error(encoded);
      const medium = await sharp(encoded.medium).metadata();
      expect([medium.width, medium.height]).toEqual(expected);
      const small = await sharp(encoded.small).metadata();
      expect(small.height).toBe(3 * small.width);
    },
    LIMIT_MS,
  );

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a JPEG of 800 scans', () => costly.jpegOfScans(800, 7000), 'unreadable'],
    [
      'an AVIF whose cells have far more pixels than the picture',
      () => costly.avifOfGrid({ tileSide: 2000, columns: 8, rows: 8, side: 2000 }),
      'too-large',
    ],
  ])('refuses %s and starts no process for it', async (_, make, fault) => {
    const bytes = await make();
    const encoded = encode(bytes);
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
    expect(await encoded).toBe(fault);
  });

  it(
    'ignores the comments of a PNG, each of which would unpack to 8 MB',
    async () => {
      const encoded = await encode(await costly.pngOfComments(60));
      expect(encoded).toHaveProperty('medium');
    },
    LIMIT_MS,
  );

  describe('for a picture that is costlier to decode than its header says', () => {
    let slow: Buffer;

    beforeAll(async () => {
      const tile = { tileSide: 2000, columns: 1, rows: 1, side: 2000 };
      slow = await costly.avifOfGrid({ ...tile, frames: 200 });
    }, LIMIT_MS);

    it.each([
      ['computes for too long', { cpuMs: 500 }],
      ['takes too much memory', { rssBytes: 100_000_000 }],
    ])('returns "unreadable" if its process %s', async (_, limits) => {
      expect(await encode(slow, limits)).toBe('unreadable');
    });

    it('ends its process if the sender of the picture disconnects', async () => {
      const gone = new AbortController();
      const encoded = encodePicture(slow, gone.signal);
      expect(process.getActiveResourcesInfo()).toContain('ProcessWrap');
      const goneAt = performance.now();
      gone.abort(new Error('gone'));
      await expect(encoded).rejects.toThrow('gone');
      // Without the signal, the process would run until it reaches its limit of five seconds of
      // processor time.
      expect(performance.now() - goneAt).toBeLessThan(3000);
      while (process.getActiveResourcesInfo().includes('ProcessWrap')) await setImmediate();
      const again = encodePicture(slow, gone.signal);
      expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
      await expect(again).rejects.toThrow('gone');
    });
  });
});

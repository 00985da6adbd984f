import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  countDifferences,
  decodePicture,
  markDifferences,
  openPicture,
  type Picture,
} from './picture';
import { readSheet, writeSheet } from './pictureSheet';

const paint = (width: number, height: number, levels: number): Picture => ({
  width,
  height,
  rgb: Buffer.alloc(width * height * 3, levels),
});

/** Changes one channel of one pixel. */
function changed(picture: Picture, pixel: number, by: number): Picture {
  const rgb = Buffer.from(picture.rgb);
  rgb[pixel * 3 + 1] = (rgb[pixel * 3 + 1] ?? 0) + by;
  return { ...picture, rgb };
}

describe('the difference of two pictures', () => {
  const grey = paint(4, 3, 100);

  it.each([
    ['the same colours', grey, 0],
    ['a channel that differs by 2 levels', changed(grey, 11, 2), 0],
    ['a channel that differs by 3 levels', changed(grey, 11, 3), 1],
    ['a channel that is 3 levels lower', changed(grey, 0, -3), 1],
    ['another size', paint(3, 4, 100), 12],
  ])('with %s is counted in pixels', (_title, other, count) => {
    expect(countDifferences(grey, other)).toBe(count);
  });

  it('is marked in white at the differing pixel', () => {
    const { rgb } = markDifferences(grey, changed(grey, 5, 90));
    expect([rgb[14], rgb[15], rgb[16], rgb[17], rgb[18]]).toEqual([0, 255, 255, 255, 0]);
  });
});

it("decodePicture decodes a browser's PNG and removes its alpha channel", async () => {
  const png = await sharp({
    create: { width: 2, height: 1, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const picture = await decodePicture(png);
  expect(picture).toEqual({ width: 2, height: 1, rgb: Buffer.from([1, 2, 3, 1, 2, 3]) });
  expect(await openPicture(picture).png().toBuffer()).toBeInstanceOf(Buffer);
});

describe('a sheet', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps every pixel of its pictures, and the version of the browser', async () => {
    const file = path.join(folder, 'deep/Empty.webp');
    const pictures = {
      'en light 360': changed(paint(36, 20, 250), 7, 5),
      'en light 768': paint(76, 10, 3),
      'en dark 360': paint(36, 40, 77),
    };
    await writeSheet(file, { browser: '150.0', pictures }, 2);
    expect(await readSheet(file)).toEqual({ browser: '150.0', pictures });
  });

  it('is undefined if its file is missing, and is refused if its file is not a sheet', async () => {
    const file = path.join(folder, 'Other.webp');
    expect(await readSheet(file)).toBeUndefined();
    await writeFile(
      file,
      await openPicture(paint(2, 2, 0))
        .webp()
        .toBuffer(),
    );
    await expect(readSheet(file)).rejects.toThrow(`${file} is no sheet of pictures: delete it.`);
  });
});

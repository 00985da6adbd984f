import * as costly from '../testing/costlyPictures';
import { picture } from '../testing/hostileFiles';
import { boxesOf } from './avifBoxes';
import { avifPixels } from './avifPixels';

const grid = { tileSide: 64, columns: 3, rows: 2, side: 100 };
const MEDIA_DATA = 'mdat';

/** Replaces four bytes of the file at their first occurrence. */
async function alteredGrid(from: string, to: string | Buffer, offset = 0): Promise<Buffer> {
  const bytes = await costly.avifOfGrid(grid);
  Buffer.from(to).copy(bytes, bytes.indexOf(from) + offset);
  return bytes;
}

describe('avifPixels', () => {
  it('counts the pixels of a single picture', async () => {
    expect(avifPixels(await picture('avif', 40, 30))).toBe(1200);
  });

  it('counts a tile once per cell that shows it', async () => {
    expect(avifPixels(await costly.avifOfGrid(grid))).toBe(6 * 64 * 64);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['without a header', () => Buffer.from('\0\0\0\x10ftypavif\0\0\0\0')],
    ['of nothing', () => Buffer.alloc(0)],
    ['cut off in its header', async () => (await costly.avifOfGrid(grid)).subarray(0, 150)],
    ['with two headers', () => alteredGrid(MEDIA_DATA, 'meta')],
    ['of a kind of item that no camera writes', () => alteredGrid('av01', 'unci')],
    ['whose cells show the grid itself', () => alteredGrid('dimg', Buffer.from([0, 1]), 8)],
    ['whose cells show what is not there', () => alteredGrid('dimg', Buffer.from([0, 9]), 8)],
    ['without a size', () => alteredGrid('ispe', 'free')],
    [
      'of more cells than any picture has',
      () => costly.avifOfGrid({ ...grid, columns: 80, rows: 80 }),
    ],
  ])('returns undefined for a file %s', async (_, make) => {
    expect(avifPixels(await make())).toBeUndefined();
  });

  it('reads a box that extends to the end of the file, and one with a 64-bit length', () => {
    const long = Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\x11x', 'latin1');
    const last = Buffer.from('\0\0\0\0mdatabc', 'latin1');
    expect(boxesOf(Buffer.concat([long, last]))).toEqual([
      { type: 'free', content: Buffer.from('x') },
      { type: 'mdat', content: Buffer.from('abc') },
    ]);
  });
});

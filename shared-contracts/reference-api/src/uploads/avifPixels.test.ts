import * as costly from '../testing/costlyPictures';
import { picture } from '../testing/hostileFiles';
import { boxesOf } from './avifBoxes';
import { avifPixels } from './avifPixels';

const grid = { tileSide: 64, columns: 3, rows: 2, side: 100 };
const MEDIA_DATA = 'mdat';

/**
 * Creates an AVIF and overwrites some of its bytes with `to`. The overwritten bytes begin `offset`
 * bytes after the start of the first `from`.
 */
async function alteredGrid(from: string, to: string | Buffer, offset = 0): Promise<Buffer> {
  const bytes = await costly.avifOfGrid(grid);
  Buffer.from(to).copy(bytes, bytes.indexOf(from) + offset);
  return bytes;
}

describe('avifPixels', () => {
  it('counts the pixels of a picture without a grid', async () => {
    expect(avifPixels(await picture('avif', 40, 30))).toBe(1200);
  });

  it('counts the pixels of a tile once for each cell that shows the tile', async () => {
    expect(avifPixels(await costly.avifOfGrid(grid))).toBe(6 * 64 * 64);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['has no header', () => Buffer.from('\0\0\0\x10ftypavif\0\0\0\0')],
    ['is empty', () => Buffer.alloc(0)],
    ['ends within its header', async () => (await costly.avifOfGrid(grid)).subarray(0, 150)],
    ['has two headers', () => alteredGrid(MEDIA_DATA, 'meta')],
    ['contains an item of an unknown type', () => alteredGrid('av01', 'unci')],
    ['has cells that show the grid itself', () => alteredGrid('dimg', Buffer.from([0, 1]), 8)],
    ['has cells that show a missing item', () => alteredGrid('dimg', Buffer.from([0, 9]), 8)],
    ['has no size', () => alteredGrid('ispe', 'free')],
    [
      'has more cells than any picture needs',
      () => costly.avifOfGrid({ ...grid, columns: 80, rows: 80 }),
    ],
  ])('returns undefined if a file %s', async (_, make) => {
    expect(avifPixels(await make())).toBeUndefined();
  });

  it('reads a box that extends to the end of the file, and a box with a 64-bit length', () => {
    const long = Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\x11x', 'latin1');
    const last = Buffer.from('\0\0\0\0mdatabc', 'latin1');
    expect(boxesOf(Buffer.concat([long, last]))).toEqual([
      { type: 'free', content: Buffer.from('x') },
      { type: 'mdat', content: Buffer.from('abc') },
    ]);
  });
});

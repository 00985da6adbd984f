import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from './hostileFiles';

/** This module builds small files that take much time or memory to decode. */

const uint16 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt16BE(number, 2 * i);
  return bytes;
};
const uint32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * i);
  return bytes;
};

const segment = (marker: number, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint16(0xff00 + marker, bytes.length + 2), bytes]);
};

/** Builds a Huffman table with a single code: the bit 0, which encodes the symbol. */
const huffmanTable = (id: number, symbol: number) =>
  segment(0xc4, Buffer.from([id, 1, ...Array(15).fill(0), symbol]));

/**
 * The Huffman code for the longest possible run of empty blocks. Its bits never form the byte 0xff,
 * which would have to be escaped.
 */
const RUN = { symbol: 0xe0, blocks: 0x4000 + 0x2aaa, bits: '010101010101010' };
const HIGHEST_BIT = 13;

/**
 * Builds a grey progressive JPEG. As the standard allows, each scan refines one coefficient of
 * every block by one bit. Thus a few dozen bytes make a decoder visit all blocks.
 */
export function jpegOfScans(count: number, side: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const bits = RUN.bits.repeat(Math.ceil(blocks / RUN.blocks));
  const runs = Buffer.from((bits.match(/.{1,8}/g) ?? []).map((b) => Number.parseInt(b, 2)));
  const scan = (coefficient: number, isFirst: boolean, bit: number) =>
    segment(
      0xda,
      Buffer.from([1, 1, 0, coefficient, coefficient, (isFirst ? 0 : bit + 1) * 16 + bit]),
    );
  const scans = Array.from({ length: count - 1 }, (_, i) => {
    const bit = HIGHEST_BIT - Math.floor(i / 63);
    return Buffer.concat([scan(1 + (i % 63), bit === HIGHEST_BIT, bit), runs]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    segment(0xc2, Buffer.from([8]), uint16(side, side), Buffer.from([1, 1, 0x11, 0])),
    huffmanTable(0x00, 0),
    huffmanTable(0x10, RUN.symbol),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    // One bit per block, which says that the block is as bright as the previous block.
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

const COMMENT_BYTES = 7_900_000;

/**
 * Builds a small PNG with compressed comments. Each comment unpacks to almost 8 MB, the most that a
 * decoder keeps.
 */
export async function pngOfComments(count: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  const packed = deflateSync(Buffer.alloc(COMMENT_BYTES, 'a'));
  const comment = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
  const afterHead = 33;
  const comments = Array<Buffer>(count).fill(comment);
  return Buffer.concat([png.subarray(0, afterHead), ...comments, png.subarray(afterHead)]);
}

const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint32(bytes.length + 8), Buffer.from(type), bytes]);
};
const fullBox = (type: string, version: number, ...content: Buffer[]) =>
  box(type, uint32(version * 0x1000000), ...content);

const GRID = 1;
const TILE = 2;

export interface AvifGrid {
  /** Side of the tile; every cell of the grid shows this same tile. */
  tileSide: number;
  columns: number;
  rows: number;
  /** Side of the whole picture. Cells outside of it are decoded but not shown. */
  side: number;
  /**
   * Number of copies of the picture in the tile's data. Decoders decode all copies and show the
   * last.
   */
  frames?: number;
}

/** Builds an AVIF with a grid. Each cell of the grid shows the same tile of one colour. */
export async function avifOfGrid({ tileSide, columns, rows, side, frames = 1 }: AvifGrid) {
  const plain = { width: tileSide, height: tileSide, channels: 3, background: '#3a7' } as const;
  const tile = await sharp({ create: plain }).avif({ effort: 0 }).toBuffer();
  const configuration = tile.indexOf('av1C') - 4;
  const av1C = tile.subarray(configuration, configuration + tile.readUInt32BE(configuration));
  const once = tile.subarray(tile.indexOf('mdat') + 4);
  const data = Buffer.concat(Array<Buffer>(frames).fill(once));
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), uint32(side, side)]);
  const item = (id: number, type: string) =>
    fullBox('infe', 2, uint16(id, 0), Buffer.from(`${type}\0`));
  const headOf = (start: number) => [
    box('ftyp', Buffer.from('avif'), uint32(0), Buffer.from('mif1avifmiaf')),
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, uint32(0), Buffer.from('pict'), uint32(0, 0, 0), Buffer.from([0])),
      fullBox('pitm', 0, uint16(GRID)),
      fullBox('iinf', 0, uint16(2), item(GRID, 'grid'), item(TILE, 'av01')),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        uint16(2, GRID, 0, 1),
        uint32(start, grid.length),
        uint16(TILE, 0, 1),
        uint32(start + grid.length, data.length),
      ),
      fullBox(
        'iref',
        0,
        box('dimg', uint16(GRID, rows * columns, ...Array<number>(rows * columns).fill(TILE))),
      ),
      box(
        'iprp',
        box(
          'ipco',
          av1C,
          fullBox('ispe', 0, uint32(tileSide, tileSide)),
          fullBox('ispe', 0, uint32(side, side)),
        ),
        fullBox(
          'ipma',
          0,
          uint32(2),
          Buffer.concat([uint16(GRID), Buffer.from([1, 3]), uint16(TILE), Buffer.from([2, 1, 2])]),
        ),
      ),
    ),
  ];
  const headLength = Buffer.concat(headOf(0)).length;
  return Buffer.concat([...headOf(headLength + 8), box('mdat', grid, data)]);
}

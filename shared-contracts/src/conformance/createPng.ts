import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 3;

/**
 * Creates a square picture of one colour.
 * @param size pixels on each side
 */
export function createPng(size: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits per channel, RGB, no interlacing.
  head.set([8, 2, 0, 0, 0], 8);
  // Each row starts with its filter type; 0 means no filter.
  const rows = Buffer.alloc(size * (1 + size * BYTES_PER_PIXEL), 0x60);
  for (let row = 0; row < size; row += 1) rows[row * (1 + size * BYTES_PER_PIXEL)] = 0;
  const pieces = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...pieces]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

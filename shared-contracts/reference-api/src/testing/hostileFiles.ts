import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/**
 * Creates a small real picture.
 * @param kind sharp's name of the format
 */
export const picture = (kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 40, height = 30) =>
  plain(width, height).toFormat(kind).toBuffer();

/** Creates a picture as a phone would: with a rotation and a location in the metadata. */
export const phonePicture = (kind: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  plain(1200, 900)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'NodiPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 45/1 0/1' },
    })
    .toFormat(kind)
    .toBuffer();

const BOMB_SIDE = 30_000;

/** Builds a valid PNG of only 0.1 MB that has 30,000 by 30,000 black pixels. */
export function pixelBomb(): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(BOMB_SIDE, 0);
  head.writeUInt32BE(BOMB_SIDE, 4);
  // A row consists of one byte for the filter and of one bit per pixel.
  const rows = deflateSync(Buffer.alloc(BOMB_SIDE * (BOMB_SIDE / 8 + 1)), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

export function pngChunk(type: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export const withAppended = (bytes: Buffer, text: string) =>
  Buffer.concat([bytes, Buffer.from(text, 'latin1')]);

/** Adds a comment to a JPEG. A browser that guesses the file's type could run HTML in a comment. */
export const jpegWithComment = (jpeg: Buffer, text: string) => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xfffe, 0);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, 'latin1'), jpeg.subarray(2)]);
};

const script = '<script>alert(1)</script>';
export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);
export const page = Buffer.from(`<!doctype html>${script}`);
export const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

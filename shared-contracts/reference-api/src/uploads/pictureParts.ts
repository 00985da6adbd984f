const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * True for a JPEG of more than `most` scans, each of which is a pass over all its pixels. Compressed pixels
 * never hold the marker; what a camera adds (a thumbnail, a film) holds it by chance once in 65,536 bytes,
 * and is counted too.
 */
export function hasMoreScans(jpeg: Buffer, most: number): boolean {
  let at = -2;
  for (let count = 0; count <= most; count += 1) {
    at = jpeg.indexOf(START_OF_SCAN, at + 2);
    if (at < 0) return false;
  }
  return true;
}

const SIGNATURE_BYTES = 8;
/** Length and type before a chunk's content, a checksum behind it. */
const CHUNK_FRAME = { before: 8, around: 12 };
/** Chunks that say what the pixels look like. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf'],
]);

/**
 * A PNG without its comments and further frames: each comment of a few KB may unfold to 8 MB, and its decoder
 * keeps all of them.
 */
export function withoutComments(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let hasProfile = false;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME.before <= png.length; ) {
    const end = at + CHUNK_FRAME.around + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + CHUNK_FRAME.before);
    const isSecondProfile = type === 'iCCP' && hasProfile;
    if (NEEDED.has(type) && !isSecondProfile) kept.push(png.subarray(at, end));
    hasProfile ||= type === 'iCCP';
    at = end;
  }
  return Buffer.concat(kept);
}

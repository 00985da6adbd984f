const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * True if a JPEG has more than `most` scans, each of which makes a decoder pass over all pixels.
 * Counts the markers that start scans. Compressed pixels never contain such a marker. A camera's
 * extra data contains one by chance in every 65,536 bytes.
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
/**
 * Numbers of bytes of a PNG chunk that are not content. `before` counts length and type, which come
 * before the content. `around` also counts the checksum after the content.
 */
const CHUNK_FRAME = { before: 8, around: 12 };
/** Types of the chunks that change how the pixels look. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf'],
]);

/**
 * Removes comments and further frames from a PNG. A comment of a few KB can unpack to 8 MB, and
 * decoders keep all comments in memory.
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

/** Number of bytes at the beginning of a file within which it names its brands. */
export const HEAD_BYTES = 64;

/** HEIC and HEIF (ISO/IEC 23008-12). AVIF files may name the last two as well. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns the brands that the `ftyp` box of an ISO media file names; empty for any other file. */
function brandsOf(file: Uint8Array): string {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES));
  if (head.length < 16 || head.slice(4, 8) !== 'ftyp') return '';
  return head.slice(8, new DataView(file.buffer, file.byteOffset).getUint32(0));
}

/** True for an AVIF picture. `file` may be its first `HEAD_BYTES`. */
export function isAvif(file: Uint8Array): boolean {
  const brands = brandsOf(file);
  return brands.startsWith('avif') || brands.startsWith('avis') || brands.includes('avif', 8);
}

/**
 * True for a HEIC or HEIF photo, as phones make them. No browser but Safari shows such photos, and
 * many systems know no type for them. `file` may be its first `HEAD_BYTES`.
 */
export const isHeic = (file: Uint8Array): boolean =>
  HEIC_BRANDS.includes(brandsOf(file).slice(0, 4)) && !isAvif(file);

/** Brands of HEIC and HEIF files (ISO/IEC 23008-12). AVIF files may name the last two as well. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** Number of bytes within which a file names its brands. */
const HEAD_BYTES = 64;

/** True for a HEIC or HEIF photo, by its bytes, because many systems know no type for it. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isAvif = head.includes('avif') || head.includes('avis');
  return head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8, 12)) && !isAvif;
}

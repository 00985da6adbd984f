import { isAvif } from '@marketplace/contracts/api/pictureBrands';

const startsWith = (bytes: Buffer, offset: number, text: string) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const isJpeg = (bytes: Buffer) => startsWith(bytes, 0, '\xff\xd8\xff');
const isPng = (bytes: Buffer) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n');
const isWebp = (bytes: Buffer) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP');

/** Recognises the format of a picture by the bytes at its beginning. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (isJpeg(bytes)) return 'jpeg';
  if (isPng(bytes)) return 'png';
  if (isWebp(bytes)) return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

/**
 * Markers of HTML, scripts and documents. They are so long that fewer than one in ten thousand
 * pictures of 5 MB contain one of them by chance.
 */
const FOREIGN = /<(?:script|html|iframe|!doctype)[\s>/]|<\?php|%PDF-/i;
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
const ARCHIVE_END = 'PK\x05\x06';
/** A zip archive has its end record within this number of bytes from its end. */
const ARCHIVE_TAIL = 65_557;

/**
 * True if a file is a JPEG, PNG, WebP or AVIF and contains no HTML, script, document or archive.
 * This is only a first check. The picture is encoded again afterwards.
 */
export function isPicture(bytes: Buffer): boolean {
  if (!pictureKind(bytes)) return false;
  const text = bytes.toString('latin1');
  if (FOREIGN.test(text) || ARCHIVES.some((start) => text.includes(start))) return false;
  return !text.slice(-ARCHIVE_TAIL).includes(ARCHIVE_END);
}

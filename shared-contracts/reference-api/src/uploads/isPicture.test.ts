import { picture, withAppended } from '../testing/hostileFiles';
import { isPicture } from './isPicture';

describe('isPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'recognises a %s by its first bytes',
    async (kind) => {
      expect(isPicture(await picture(kind))).toBe(true);
    },
  );

  it.each<[string, string]>([
    ['an empty file', ''],
    ['a GIF', 'GIF89a'],
    ['a bitmap', 'BM'],
    ['a TIFF', 'II*\0'],
    ['a sound file in RIFF', 'RIFF\x10\0\0\0WAVEfmt '],
    ['a video', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['an ftyp box that ends early', '\0\0\0\x18ftyp'],
    ['a text that repeats avif', 'avif.avif.avif.avif'],
  ])('rejects %s', (_, text) => {
    expect(isPicture(Buffer.from(text, 'latin1'))).toBe(false);
  });

  it.each([
    '<script>',
    '<SCRIPT src=x>',
    '<html\n>',
    '<!DOCTYPE html>',
    '<iframe/',
    '<?php echo 1',
    '%PDF-1.7',
    'Rar!\x1a\x07\x01',
    '7z\xbc\xaf\x27\x1c',
    'PK\x05\x06',
  ])('rejects a picture that also contains %j', async (text) => {
    expect(isPicture(withAppended(await picture('jpeg'), text))).toBe(false);
  });

  it('accepts a picture with XMP metadata', async () => {
    const added = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>';
    expect(isPicture(withAppended(await picture('jpeg'), added))).toBe(true);
  });
});

import { isAvif, isHeic } from './pictureBrands';

const ftyp = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}pixels`, 'latin1');

describe('the brands of a picture', () => {
  it.each([
    ['HEIC', 'heic\0\0\0\0mif1heic', { heic: true, avif: false }],
    ['HEIF', 'mif1\0\0\0\0mif1heic', { heic: true, avif: false }],
    ['AVIF', 'avif\0\0\0\0mif1miaf', { heic: false, avif: true }],
    ['AVIF whose first brand is that of HEIF', 'mif1\0\0\0\0avifmif1', { heic: false, avif: true }],
    ['video', 'isom\0\0\0\0isommp42', { heic: false, avif: false }],
  ])('tell that it is %s', (_, brands, { heic, avif }) => {
    expect([isHeic(ftyp(brands)), isAvif(ftyp(brands))]).toEqual([heic, avif]);
  });

  it('end with their box: the same letters among the pixels are no brand', () => {
    const file = Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1avif', 'latin1');
    expect([isHeic(file), isAvif(file)]).toEqual([true, false]);
  });

  it('are missing in a box that ends early, and in other files', () => {
    for (const text of ['', '\0\0\0\x18ftyp', 'avif.avif.avif.avif', 'heic heic heic heic']) {
      const file = Buffer.from(text, 'latin1');
      expect([isHeic(file), isAvif(file)]).toEqual([false, false]);
    }
  });
});

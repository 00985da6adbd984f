import { acceptsEncoding, encodingFor } from './acceptedEncoding';

describe('the encoding of a reply', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['br;q=0.001', 'br'],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('is Brotli if the visitor accepts it, or else gzip or none: %s', (accepted, encoding) => {
    expect(encodingFor({ 'accept-encoding': accepted })).toBe(encoding);
  });

  it('may be a delta if the visitor accepts deltas', () => {
    expect(acceptsEncoding({ 'accept-encoding': 'br, dcz' }, 'dcz')).toBe(true);
    expect(acceptsEncoding({ 'accept-encoding': 'br, dcz;q=0' }, 'dcz')).toBe(false);
  });
});

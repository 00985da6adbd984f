import { BANGLA_FACE, banglaFaceCss } from './banglaFace.server';

describe('the @font-face rule of the Bangla font', () => {
  const css = banglaFaceCss('/fonts/bangla.woff2');

  it("asks for the font of the shop only after the system's fonts, and only for Bangla letters", () => {
    expect(css).toMatch(
      /src:(local\("[^"]+"\),)+url\("\/fonts\/bangla\.woff2"\) format\("woff2"\);/,
    );
    expect(css).toContain('unicode-range:U+964-965,U+980-9fe,U+200c-200d,U+25cc');
  });

  it('shows text in another font until the font has arrived', () => {
    expect(css).toContain('font-display:swap');
    expect(BANGLA_FACE.stack).toBe('Bangla,system-ui,sans-serif');
  });
});

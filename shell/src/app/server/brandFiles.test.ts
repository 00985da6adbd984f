import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';
import { brandLinks, webManifest } from './brandFiles';

describe('the shop among the apps of a phone', () => {
  it('has the name of the market', () => {
    const manifest = JSON.parse(webManifest({ ...defaultMarketConfig, brandName: 'Haat' }));
    expect(manifest).toMatchObject({ name: 'Haat', short_name: 'Haat', start_url: '/' });
  });

  it('has an icon of each size that is asked for, one of which may be cut to any shape', () => {
    const { icons } = JSON.parse(webManifest(defaultMarketConfig));
    expect(icons).toEqual([
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]);
    expect(brandLinks).toContain('rel="apple-touch-icon"');
  });

  it("paints the phone's bars in the ground of each mode", () => {
    const colours = [...brandLinks.matchAll(/\((\w+-color-scheme: \w+)\)" content="(#\w{6})"/g)];
    expect(colours.map(([, mode]) => mode)).toEqual([
      'prefers-color-scheme: light',
      'prefers-color-scheme: dark',
    ]);
    expect(new Set(colours.map(([, , colour]) => colour)).size).toBe(2);
  });
});

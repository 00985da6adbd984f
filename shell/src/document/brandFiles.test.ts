import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { brandLinks, brandReply } from './brandFiles';

const readManifest = (config = defaultMarketConfig) => {
  const reply = brandReply('/manifest.webmanifest', config);
  expect(reply?.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  return JSON.parse(String(reply?.body));
};

it('a request for /favicon.ico is redirected to an icon', () => {
  expect(brandReply('/favicon.ico', defaultMarketConfig)).toEqual({
    status: 302,
    headers: { location: 'icon-192.png' },
    body: null,
  });
});

it('a request for the path of a page is not answered with a brand file', () => {
  expect(brandReply('/', defaultMarketConfig)).toBeUndefined();
});

describe('the installable web app', () => {
  it('has the name of the market', () => {
    const manifest = readManifest({ ...defaultMarketConfig, brandName: 'Haat' });
    expect(manifest).toMatchObject({ name: 'Haat', short_name: 'Haat', start_url: '/' });
  });

  it('has an icon of each required size, and a maskable icon', () => {
    const { icons } = readManifest();
    expect(icons).toEqual([
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]);
    expect(brandLinks).toContain('rel="apple-touch-icon"');
  });

  it("gives the browser's bars one colour for light mode and another for dark mode", () => {
    const colours = [...brandLinks.matchAll(/\((\w+-color-scheme: \w+)\)" content="(#\w{6})"/g)];
    expect(colours.map(([, mode]) => mode)).toEqual([
      'prefers-color-scheme: light',
      'prefers-color-scheme: dark',
    ]);
    expect(new Set(colours.map(([, , colour]) => colour)).size).toBe(2);
  });
});

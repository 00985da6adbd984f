import path from 'node:path';
import { isBuiltIn, releasesLocation, requireReleasesFolder } from './packageSources';

it('only an installed release command requires the location of the shop', () => {
  expect(() => releasesLocation({ RELEASES_URL: '' }, true)).toThrow('Name the shop: SHOP=');
  expect(releasesLocation({ RELEASES_URL: '/shop/releases' }, true)).toBe('/shop/releases');
  expect(releasesLocation({ DATA_DIR: '/shop' }, true)).toBe('/shop/releases');
  expect(releasesLocation({})).toMatch(/\.data\/releases$/);
});

it.each([
  ['RELEASES_URL', { RELEASES_URL: '/no/such/folder', DATA_DIR: undefined }],
  ['DATA_DIR', { RELEASES_URL: '', DATA_DIR: '/no/such/folder' }],
])('a folder that does not exist is refused if %s names it', (name, environment) => {
  expect(() => requireReleasesFolder(environment)).toThrow(
    `${name} names the folder /no/such/folder, which does not exist: correct the name, or create the folder`,
  );
});

it.each([
  ['an address', { RELEASES_URL: 's3://bucket', DATA_DIR: '/no/such/folder' }],
  ['a folder that exists', { RELEASES_URL: __dirname, DATA_DIR: '/no/such/folder' }],
  ['nothing', { RELEASES_URL: undefined, DATA_DIR: '' }],
])('variables that name %s are accepted', (_what, environment) => {
  expect(() => requireReleasesFolder(environment)).not.toThrow();
});

it('a folder of releases has one spelling', () => {
  expect(releasesLocation({ RELEASES_URL: 'releases/' })).toBe(path.resolve('releases'));
  expect(releasesLocation({ RELEASES_URL: 'https://host/releases/' })).toBe(
    'https://host/releases',
  );
});

it.each([
  'src/routes/blog.tsx',
  'src/information/texts/privacy-policy.bn.md',
  'src/locales/bn.po',
  'pages.ts',
  'src/stories/Chapter.tsx',
])('a part is rebuilt if %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(true);
});

it.each([
  'README.md',
  'docs/settings.md',
  'src/testing/buildBlog.ts',
  'src/routes/blog.test.tsx',
  'src/blog/PostGrid.story.tsx',
  'stories/src/MountPage.tsx',
  'build-kit/stories/story.ts',
  'e2e/blog.journey.ts',
  'gateway/main.ts',
])('a part is not rebuilt if %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(false);
});

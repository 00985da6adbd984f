import { isBuiltIn, releasesLocation } from './packageSources';

it('only an installed release command requires the location of the shop', () => {
  expect(() => releasesLocation({ RELEASES_URL: '' }, true)).toThrow('Name the shop: SHOP=');
  expect(releasesLocation({ RELEASES_URL: '/shop/releases' }, true)).toBe('/shop/releases');
  expect(releasesLocation({ DATA_DIR: '/shop' }, true)).toBe('/shop/releases');
  expect(releasesLocation({})).toMatch(/\.data\/releases$/);
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

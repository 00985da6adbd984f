import { isBuiltIn } from './packageSources';

it.each([
  'src/routes/blog.tsx',
  'src/information/texts/privacy-policy.bn.md',
  'src/locales/bn.po',
  'pages.ts',
])('rebuilds a part when %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(true);
});

it.each([
  'README.md',
  'docs/settings.md',
  'src/testing/buildBlog.ts',
  'src/routes/blog.test.tsx',
  'e2e/blog.journey.ts',
  'gateway/main.ts',
])('keeps a build when %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(false);
});

import { isBuiltIn } from './packageSources';

it.each([
  'src/routes/blog.tsx',
  'src/information/texts/privacy-policy.bn.md',
  'src/locales/bn.po',
  'pages.ts',
])('a part is rebuilt if %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(true);
});

it.each([
  'README.md',
  'docs/settings.md',
  'src/testing/buildBlog.ts',
  'src/routes/blog.test.tsx',
  'e2e/blog.journey.ts',
  'gateway/main.ts',
])('a part is not rebuilt if %s changes', (file) => {
  expect(isBuiltIn(file)).toBe(false);
});

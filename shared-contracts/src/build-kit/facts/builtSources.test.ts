import { isOwnSource } from './builtSources';

it.each([
  ['/shop/mf-content/src/routes/blog.tsx', true],
  ['/shop/mf-content/src/locales/bn.po', true],
  ['/shop/shared-contracts/src/design-system/ui/Button.tsx', true],
  ['/loyalty/node_modules/@marketplace/contracts/src/design-system/ui/Button.tsx', true],
  ['/shop/node_modules/swiper/index.ts', false],
  ['/shop/mf-content/src/routes/blog.css', false],
])('isOwnSource tells whether %s is a source of the project', (file, isOwn) => {
  expect(isOwnSource(file)).toBe(isOwn);
});

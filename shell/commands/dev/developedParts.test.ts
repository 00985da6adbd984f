import { developedParts } from './developedParts';

const KNOWN = ['shell', 'mf_catalog', 'mf_cart_checkout'];

it('developedParts returns the named parts, and always the shell', () => {
  expect(developedParts(['mf-cart-checkout', 'mf-catalog/'], KNOWN)).toEqual([
    'shell',
    'mf_cart_checkout',
    'mf_catalog',
  ]);
  expect(developedParts(['shell'], KNOWN)).toEqual(['shell']);
});

it.each([
  ['a name that no package has', ['mf-catalogue', 'mf-catalog'], 'no package mf-catalogue.'],
  ['no name', [], /^Usage: npm run dev -- <package …>, one or more of shell, mf-catalog, mf-cart/],
])('given %s, developedParts throws an error that lists the packages', (_title, names, message) => {
  expect(() => developedParts(names, KNOWN)).toThrow(message);
});

import { addressIn, languageAddresses } from './languageAddresses';

const ORIGIN = 'https://shop.example';

it.each([
  ['/', 'bn', 'https://shop.example/?lang=bn'],
  ['/product?pageNumber=2', 'fr', 'https://shop.example/product?pageNumber=2&lang=fr'],
  ['/product?pageNumber=2', undefined, 'https://shop.example/product?pageNumber=2'],
] as const)('addressIn for %s in the language %s is %s', (path, locale, expected) => {
  expect(addressIn(locale, path, ORIGIN)).toBe(expected);
});

it('languageAddresses lists the URL of the page in each language, and as x-default the URL without a language', () => {
  expect(languageAddresses('/blog', ORIGIN)).toEqual([
    { hreflang: 'en', href: 'https://shop.example/blog?lang=en' },
    { hreflang: 'bn', href: 'https://shop.example/blog?lang=bn' },
    { hreflang: 'fr', href: 'https://shop.example/blog?lang=fr' },
    { hreflang: 'x-default', href: 'https://shop.example/blog' },
  ]);
});

import { isLocale, localeOf } from './locale';

interface Asked {
  search?: string;
  cookie?: string;
  accepts?: string;
}

const requestOf = ({ search = '', cookie = '', accepts = '' }: Asked) =>
  new Request(`http://shop.test/${search}`, {
    headers: { cookie, 'accept-language': accepts },
  });

it.each([
  ['nothing', {}, 'en'],
  ['an address', { search: '?lang=bn' }, 'bn'],
  ['a cookie', { cookie: 'i18n_redirected=fr' }, 'fr'],
  ['a browser', { accepts: 'bn-BD' }, 'bn'],
  ['an address before a cookie', { search: '?lang=en', cookie: 'i18n_redirected=fr' }, 'en'],
  ['a cookie before a browser', { cookie: 'i18n_redirected=fr', accepts: 'bn' }, 'fr'],
  ['an unknown language in the address', { search: '?lang=de', accepts: 'fr' }, 'fr'],
  ['an unknown language in the cookie', { cookie: 'i18n_redirected=de', accepts: 'fr' }, 'fr'],
] as const)('follows %s', (_, asked, locale) => {
  expect(localeOf(requestOf(asked))).toBe(locale);
});

// @spec 9.6
it.each([
  ['fr;q=0.4, bn;q=0.9', 'bn'],
  ['de, fr;q=0.5', 'fr'],
  ['FR-ca, en;q=0.9', 'fr'],
  ['bn;q=0, fr;q=0.1', 'fr'],
  ['bn; q=0.2, en; q=0.7', 'en'],
  ['de, es', 'en'],
  ['*', 'en'],
  [';;,q=', 'en'],
])('chooses for the accepted languages %j: %s', (accepts, locale) => {
  expect(localeOf(requestOf({ accepts }))).toBe(locale);
});

it.each([
  ['bn', true],
  ['de', false],
  ['', false],
  [undefined, false],
])('says whether %j is a language of the shop: %s', (value, isKnown) => {
  expect(isLocale(value)).toBe(isKnown);
});

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
  ['the default if there is no preference', {}, 'en'],
  ['the URL', { search: '?lang=bn' }, 'bn'],
  ['the cookie', { cookie: 'i18n_redirected=fr' }, 'fr'],
  ['the browser setting', { accepts: 'bn-BD' }, 'bn'],
  ['the URL rather than the cookie', { search: '?lang=en', cookie: 'i18n_redirected=fr' }, 'en'],
  [
    'the cookie rather than the browser setting',
    { cookie: 'i18n_redirected=fr', accepts: 'bn' },
    'fr',
  ],
  [
    'the browser setting if the URL has an unknown language',
    { search: '?lang=de', accepts: 'fr' },
    'fr',
  ],
  [
    'the browser setting if the cookie has an unknown language',
    { cookie: 'i18n_redirected=de', accepts: 'fr' },
    'fr',
  ],
] as const)('localeOf follows %s', (_, asked, locale) => {
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
])('localeOf for the header Accept-Language %j is %s', (accepts, locale) => {
  expect(localeOf(requestOf({ accepts }))).toBe(locale);
});

it.each([
  ['bn', true],
  ['de', false],
  ['', false],
  [undefined, false],
])('isLocale says whether %j is a language of the shop: %s', (value, isKnown) => {
  expect(isLocale(value)).toBe(isKnown);
});

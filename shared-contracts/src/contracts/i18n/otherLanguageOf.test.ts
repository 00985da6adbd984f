import { otherLanguageOf } from './otherLanguageOf';

it.each([
  ['bn', 'Very fresh fish', 'en'],
  ['fr', 'Very fresh fish', 'en'],
  ['en', 'Very fresh fish', undefined],
  ['en', 'খুব টাটকা মাছ', 'bn'],
  ['fr', 'খুব টাটকা মাছ', 'bn'],
  ['bn', 'খুব টাটকা মাছ', undefined],
  ['fr', 'Poisson très frais', undefined],
  ['bn', 'Poisson très frais', 'en'],
])('on a page in %s, otherLanguageOf %j is %s', (page, text, language) => {
  expect(otherLanguageOf(text, page)).toBe(language);
});

it.each([
  ['bn', 'WhatsApp-এ জানালে দোকান থেকে উত্তর আসে', undefined],
  ['bn', 'They call it ইলিশ at home', 'en'],
  ['en', 'They call it ইলিশ at home', undefined],
])(
  'on a page in %s, the script with most letters decides the language of %j: %s',
  (page, text, language) => {
    expect(otherLanguageOf(text, page)).toBe(language);
  },
);

it.each(['', '★★★★★', '01712-345678', '👍'])(
  'a text without letters has no language: %j',
  (text) => {
    expect(otherLanguageOf(text, 'bn')).toBeUndefined();
  },
);

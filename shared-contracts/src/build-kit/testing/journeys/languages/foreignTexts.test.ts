import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';

const said = (...texts: string[]) =>
  texts.map((text) => ({ text, isPhone: false, isMarked: false }));

const messages = new Map([
  ['Shops', new Set(['দোকান'])],
  ['Blog', new Set(['Blog'])],
  ['Quick view of {name}', new Set(['এক নজরে: {name}'])],
  ['{n, plural, one {# product} other {# products}}', new Set(['{n, plural, other {#টি পণ্য}}'])],
  ['On {brandName} since <0>{joined}</0>', new Set(['<0>{joined}</0> থেকে {brandName}-এ আছে'])],
]);

describe('findLatinDigits on a Bangla page', () => {
  it.each([
    '৳1,350.00',
    '4.7',
    '−20%',
    '× 2',
    '2টি পণ্য',
    '৫-এর মধ্যে 4.7 স্টার',
    '১২ মে 2024',
    '1 / 5',
  ])('finds the digits in %s', (text) => {
    expect(findLatinDigits(said(text), [])).toEqual([text]);
  });

  it.each([
    ['a price in Bangla digits', '৳১,২৩,৪৫৬.০০'],
    ['an order number', 'অর্ডার 100042'],
    ['a phone number', 'যেমন 01712345678'],
    ['a phone number with spaces', '+880 1711-111111'],
    ['a promo code', 'প্রোমো কোড EID50'],
    ['an error code', 'কোড: 4bf92f35'],
    ['the name of a cookie', '`i18n_redirected` ছাড়া'],
    ['a text without Bangla letters', '500 g'],
  ])('accepts %s', (_what, text) => {
    expect(findLatinDigits(said(text), [])).toEqual([]);
  });

  it('accepts Latin digits in names and in phone numbers that the visitor can dial', () => {
    expect(findLatinDigits(said('Rice 5 kg-এর ছবি'), ['Rice 5 kg'])).toEqual([]);
    const dialled = [{ text: '16121', isPhone: true, isMarked: false }];
    expect(findLatinDigits(dialled, [])).toEqual([]);
  });
});

describe('findLatinWords on a Bangla page', () => {
  it.each(['Nodibazar-এর সঙ্গে', 'Delivered', 'Padma Fish House'])('finds %s', (text) => {
    expect(findLatinWords(said(text), [])).toEqual([text]);
  });

  it.each(['এটি JPEG, PNG, WebP বা AVIF ছবি নয়', 'নগদ (Nagad)', 'name@example.com', 'dncrp.gov.bd'])(
    'accepts names that are Latin in every language: %s',
    (text) => {
      expect(findLatinWords(said(text), [])).toEqual([]);
    },
  );

  it('accepts the names of shops and brands, but finds Latin words beside them', () => {
    const names = ['Padma Fish House', 'Padma'];
    expect(findLatinWords(said('Padma Fish House-এর আরও পণ্য'), names)).toEqual([]);
    expect(findLatinWords(said('Padma Shops'), names)).toEqual(['Padma Shops']);
  });
});

describe('findUntranslated', () => {
  it.each(['Shops', 'Quick view of Rui fish', '1 product', '30 products', 'On Nodibazar since'])(
    'finds English text of the interface: %s',
    (text) => {
      expect(findUntranslated(said(text), messages)).toEqual([text]);
    },
  );

  it.each(['Blog', 'দোকান', 'Rui fish', '30 products of fish', 'Kiwi, 4 products'])(
    'accepts translated texts and texts that are not of the interface: %s',
    (text) => {
      expect(findUntranslated(said(text), messages)).toEqual([]);
    },
  );
});

describe('findShared on a French page', () => {
  const page = said('Very fresh', 'Contact · Padma Fish House', '1 kg', 'Orange', 'Date gur');
  const known = {
    names: ['Padma Fish House'],
    english: ['Spinach', 'Kiwi'],
    french: ['Kiwi', 'Date gur'],
  };
  const shared = (text: string) => findShared(said(text), page, known);

  it.each(['Very fresh', 'Spinach'])(
    'finds a text of the English page or an English product name: %s',
    (text) => {
      expect(shared(text)).toEqual([text]);
    },
  );

  it.each([
    ['French text', 'Très frais'],
    ['a name that is the same in French', 'Kiwi'],
    ['a French name of a product', 'Date gur'],
    ['a name beside a word that is the same in English', 'Contact · Padma Fish House'],
    ['an amount', '1 kg'],
    ['a word that is the same in English', 'Orange'],
  ])('accepts %s: %s', (_, text) => {
    expect(shared(text)).toEqual([]);
  });
});

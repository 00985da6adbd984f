import {
  oneLine,
  plainCode,
  plainName,
  plainNumber,
  readField,
  severalLines,
  toLatinDigits,
} from './typedText';

describe('toLatinDigits', () => {
  it.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['4২', '42'],
    ['কোড 7', 'কোড 7'],
    ['', ''],
  ])('turns %p into %p', (given, expected) => {
    expect(toLatinDigits(given)).toBe(expected);
  });
});

it.each([
  '',
  ' \n',
  '\u200B',
  '\u3164',
  '\u200D',
  '\u034F',
  '\uFE0F',
  '\uD83D',
  '\u202A\u202C\u0007',
])(
  'severalLines, oneLine and plainCode turn %j into an empty text, because nothing is visible',
  (typed) => {
    expect([severalLines(typed), oneLine(typed), plainCode(typed)]).toEqual(['', '', '']);
  },
);

it.each([
  [' \u202Aeid\u2011১০\u202C', 'eid-10'],
  ['ＥＩＤ\u00A0\u200D−10', 'EID-10'],
])('plainCode turns %j into %j', (typed, read) => {
  expect(plainCode(typed)).toBe(read);
});

it('plainName turns a name into the same lower-case text, whichever Unicode characters a keyboard types for it', () => {
  expect(plainName(' গেন্ডারি\u09DFা\u200B')).toBe(plainName('গেন্ডারি\u09AF\u09BCা'));
  expect(plainName('SAVAR ')).toBe('savar');
});

it.each([
  ['১২৩\u2011456\u200B', '123456'],
  ['(+880) 1711.000–001', '+8801711000001'],
])('plainNumber turns %j into %j', (typed, read) => {
  expect(plainNumber(typed)).toBe(read);
});

it('readField returns a field as one line, and an empty text if the form lacks the field', () => {
  const form = new FormData();
  form.set('name', ' \u200Bক্\u200Cষ\n');
  expect([readField(form, 'name'), readField(form, 'phone')]).toEqual(['ক্\u200Cষ', '']);
});

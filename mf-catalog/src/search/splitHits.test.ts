import fc from 'fast-check';
import { splitHits } from './splitHits';

const marked = (name: string, typed: string) =>
  splitHits(name, typed)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

it.each([
  ['Rui Fish', 'rui', '[Rui] Fish'],
  ['Rui Fish (রুই মাছ)', 'রুই fish', 'Rui [Fish] ([রুই] মাছ)'],
  ['Fruit of Rui', 'rui', 'Fruit of [Rui]'],
  ['Hilsa', 'hil', '[Hil]sa'],
  ['Hil Hilsa', 'hil hilsa', '[Hil] [Hilsa]'],
  [
    '\u09b6\u09be\u09dc\u09bf',
    '\u09b6\u09be\u09a1\u09bc\u09bf',
    '[\u09b6\u09be\u09a1\u09bc\u09bf]',
  ],
  ['পদ্মার ইলিশের ডিম', 'ইলিশ', 'পদ্মার [ইলিশে]র ডিম'],
  ['মিষ্টি দই', 'মিষ', '[মিষ্টি] দই'],
  ['মিষ্টি দই', 'মিষ্', '[মিষ্টি] দই'],
  ['কাঁচা আম', 'ক', '[কাঁ]চা আম'],
  ['রুই রুইমাছ', 'রুই', '[রুই] [রুই]মাছ'],
  ['Cafe\u0301', 'caf', '[Caf]\u00e9'],
  ['Rui', ' ', 'Rui'],
  ['Rui', '.*', 'Rui'],
  ['5 (kg) [a|b] \\d+', '(kg) [a|b] \\d+', '5 [(kg)] [[a|b]] [\\d+]'],
])('splitHits finds in “%s” the hits of “%s”: %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

it('splitHits splits any name into parts that join to the same name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      const parts = splitHits(name, typed).map(({ text }) => text);
      expect(parts.join('').normalize('NFC')).toBe(name.normalize('NFC'));
    }),
  );
});

import { amountInWords } from './amountInWords';

const LAKH = 100_000;
const CRORE = 10_000_000;

it.each<[number, string]>([
  [0, 'Zero taka only'],
  [1, 'One taka only'],
  [0.05, 'Zero taka and five paisa only'],
  [761, 'Seven hundred sixty-one taka only'],
  [1370.5, 'One thousand three hundred seventy taka and fifty paisa only'],
  [19_000.99, 'Nineteen thousand taka and ninety-nine paisa only'],
  [LAKH, 'One lakh taka only'],
  [123_456, 'One lakh twenty-three thousand four hundred fifty-six taka only'],
  [3 * CRORE + 5, 'Three crore five taka only'],
  [125 * CRORE, 'One hundred twenty-five crore taka only'],
])('amountInWords writes %d taka in English as "%s"', (taka, words) => {
  expect(amountInWords(taka, 'en')).toBe(words);
});

it.each<[number, string]>([
  [0, 'শূন্য টাকা মাত্র'],
  [761, 'সাত শত একষট্টি টাকা মাত্র'],
  [1370.5, 'এক হাজার তিন শত সত্তর টাকা পঞ্চাশ পয়সা মাত্র'],
  [123_456, 'এক লাখ তেইশ হাজার চার শত ছাপ্পান্ন টাকা মাত্র'],
  [99 * CRORE + 29, 'নিরানব্বই কোটি ঊনত্রিশ টাকা মাত্র'],
])('amountInWords writes %d taka in Bangla as "%s"', (taka, words) => {
  expect(amountInWords(taka, 'bn')).toBe(words.normalize());
});

it.each<[number, string]>([
  [0, 'Zéro taka'],
  [1, 'Un taka'],
  [21, 'Vingt et un takas'],
  [71, 'Soixante et onze takas'],
  [80, 'Quatre-vingts takas'],
  [81, 'Quatre-vingt-un takas'],
  [97, 'Quatre-vingt-dix-sept takas'],
  [200, 'Deux cents takas'],
  [761, 'Sept cent soixante et un takas'],
  [1370.5, 'Mille trois cent soixante-dix takas et cinquante paisas'],
  [2000.01, 'Deux mille takas et un paisa'],
  [200_000, 'Deux cent mille takas'],
  [80_000, 'Quatre-vingt mille takas'],
  [1_000_000, 'Un million de takas'],
  [2_500_000, 'Deux millions cinq cent mille takas'],
  [3_000_000_000, 'Trois milliards de takas'],
])('amountInWords writes %d taka in French as "%s"', (taka, words) => {
  expect(amountInWords(taka, 'fr')).toBe(words);
});

it.each(['en', 'bn', 'fr'] as const)(
  'amountInWords writes each amount below 1,000 taka in complete and distinct words in the language %s',
  (locale) => {
    const all = Array.from({ length: 1000 }, (_, taka) => amountInWords(taka, locale));
    expect(new Set(all).size).toBe(1000);
    expect(all.filter((words) => /undefined|\d| {2}|^ | $/.test(words))).toEqual([]);
  },
);

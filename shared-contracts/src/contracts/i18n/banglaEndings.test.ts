import { atName, ofName } from './banglaEndings';

it.each([
  ['a consonant', 'মাছ', 'মাছের', 'মাছে'],
  [
    'a consonant with a nukta',
    'কাপড়'.normalize('NFD'),
    'কাপড়ের'.normalize('NFD'),
    'কাপড়ে'.normalize('NFD'),
  ],
  ['the vowel sign া', 'ঢাকা', 'ঢাকার', 'ঢাকায়'],
  ['another vowel sign', 'শাকসবজি', 'শাকসবজির', 'শাকসবজিতে'],
  ['a vowel', 'পাঠাও', 'পাঠাওয়ের', 'পাঠাওতে'],
  ['a Latin letter', 'Haor Hut', 'Haor Hut-এর', 'Haor Hut-এ'],
  ['a digit', 'বাজার ২৪', 'বাজার ২৪-এর', 'বাজার ২৪-এ'],
])('ofName and atName join Bangla endings to a name that ends with %s', (_end, name, of, at) => {
  expect(ofName(name, 'bn')).toBe(of);
  expect(atName(name, 'bn')).toBe(at);
});

it.each(['en', 'fr'])('ofName and atName leave a name unchanged in the language %s', (locale) => {
  expect(ofName('Nodibazar', locale)).toBe('Nodibazar');
  expect(atName('Nodibazar', locale)).toBe('Nodibazar');
});

import { GLOSSARY } from './glossary';
import { findStrayWords } from './glossaryTerms';

const find = (locale: string, id: string, text: string) =>
  findStrayWords([{ file: `shell/${locale}.po`, id, text }], GLOSSARY[locale] ?? []);

it('findStrayWords names file, text, word and replacement', () => {
  expect(find('bn', 'Next page', 'পরের পৃষ্ঠা')).toEqual([
    'shell/bn.po: "Next page" says "পৃষ্ঠা", use পাতা',
  ]);
});

it.each([
  ['bn', 'Pay in cash', 'নগদে দিন', 1],
  ['bn', 'Nagad', 'নগদ', 0],
  ['bn', 'Section', 'বিভাগ', 1],
  ['bn', 'Division', 'বিভাগ', 0],
  ['bn', 'Division', 'শাখা', 1],
  ['bn', 'Sections of the market', 'বাজারের শাখা', 0],
  ['bn', 'Earn here', 'Nodibazar-এর সঙ্গে', 1],
  ['bn', 'Earn with {brandName}', '{brandName}-এর সঙ্গে', 1],
  ['bn', 'Earn with {brandName}', '{brandName} সঙ্গে', 0],
  ['bn', 'Invoice', 'চালান', 1],
  ['bn', 'Play the slides', 'স্লাইড চালান', 0],
  ['bn', 'Smuggled goods', 'চোরাচালানের পণ্য', 0],
  ['bn', 'Arrives by {day} at the latest', 'দেরি হলেও {day}-এর মধ্যে', 1],
  ['bn', 'Cancel', 'বাদ দিন', 1],
  ['bn', 'Paid', 'পরিশোধ হয়েছে', 1],
  ['bn', '{amount} comes back', '{amount} ফেরত পাবেন', 1],
  ['bn', 'পণ্য ফেরত নেওয়া', 'পণ্য ফেরত নেওয়া', 0],
  ['bn', 'The courier calls', 'কুরি\u09dfার', 1],
  ['bn', 'The courier calls', 'কুরি\u09af\u09bcার', 1],
  ['fr', 'Enter the code', 'Entrez le code', 1],
  ['fr', 'Enter the code', 'Saisissez le code', 0],
  ['fr', 'Search', 'Chercher', 1],
  ['fr', 'Search', 'Rechercher', 0],
  ['fr', 'Why?', 'Pourquoi ?', 1],
  ['fr', 'Why?', 'Pourquoi\u202f?', 0],
  ['fr', 'Code: {code}', 'Code : {code}', 1],
  ['fr', 'Code: {code}', 'Code\u202f: {code}', 1],
  ['fr', 'Code: {code}', 'Code\u00a0: {code}', 0],
  ['fr', 'Press “Pay”', 'Appuyez sur « Payer »', 2],
  ['fr', 'Press “Pay”', 'Appuyez sur «\u202fPayer\u202f»', 0],
])(
  'findStrayWords in %s: the translation of "%s" as %j contains %d words to avoid',
  (locale, id, text, strays) => {
    expect(find(locale, id, text)).toHaveLength(strays);
  },
);

import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { buildProducts } from '../../seed/buildProducts';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../../testing/testDatabases';
import { SEARCH_NAMES } from './searchNames';
import { guessNames, normalForm, readSearchWords } from './searchWords';

const namesOf = (typed: string) => readSearchWords(typed).map(({ names }) => names.flat());

it('a typed text can match a name of several words, but not a name inside a longer typed word', () => {
  expect(readSearchWords('ladies finger 1kg').map(({ forms }) => forms[0])).toEqual([
    'ladies finger',
    '1kg',
  ]);
  expect(namesOf('ladies finger')[0]).toContain('okra');
  // `rui` must not match inside `fruit`.
  expect(namesOf('fruit')[0]).not.toContain('rui');
});

it.each([
  ['৫০০ গ্রাম রসুন', ['amount', 'amount', 'thing']],
  ['hilsa fish', ['thing']],
  ['fresh fish 2kg', ['quality', 'kind', 'amount']],
  ['5 dozen eggs', ['amount', 'amount', 'thing']],
])('each word of “%s” is recognised as a thing, kind, quality or amount', (typed, weights) => {
  expect(readSearchWords(typed).map(({ weight }) => weight)).toEqual(weights);
});

it.each([
  ['ilis', 'hilsa'],
  ['ilsih', 'hilsa'],
  ['brinjul', 'eggplant'],
  ['acar', 'achar'],
])('guessNames finds for “%s” the name “%s”', (typed, name) => {
  expect(guessNames(typed)?.names.flat()).toContain(name);
});

it('a typed plural or genitive has the same synonyms as the word itself', () => {
  expect(namesOf('rosuner')[0]).toContain('garlic');
  expect(namesOf('mangos')[0]).toContain('aam');
});

it.each([
  ['রুইমাছ', 'রুই মাছ'],
  ['ruifish', 'rui fish'],
  ['রুইমাছের', 'রুই মাছের'],
])('“%s”, although written as one word, means the same as “%s”', (joined, apart) => {
  const read = (text: string) => readSearchWords(text).map(({ names, weight }) => [names, weight]);
  expect(read(joined)).toEqual(read(apart));
  // A product's name may be written joined as well.
  expect(readSearchWords(joined)[0]?.forms).toContain(joined);
});

it.each(['fruit', 'মাছরাঙা', 'শুঁটকি', 'goldenfish'])('“%s” stays one word', (typed) => {
  expect(readSearchWords(typed)).toHaveLength(1);
});

it('each thing in SEARCH_NAMES has several different names, none of them empty in normal form', () => {
  for (const names of SEARCH_NAMES) {
    expect(names.every((name) => normalForm(name) !== '')).toBe(true);
    expect([names, new Set(names).size]).toEqual([names, names.length]);
    expect([names, names.length > 1]).toEqual([names, true]);
  }
});

describe.each(TEST_DATABASES)('the normal form of a text on $database', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
  }, OPEN_LIMIT_MS);

  afterAll(() => close?.());

  it('is the same in the database as in JavaScript, and for both encodings of a letter with a dot', async () => {
    const texts = [
      ...buildProducts().map(({ product }) => product.name),
      // Letters with a dot in both encodings, joiners, a nasal sign, digits.
      'প\u09c7ঁয়\u09be\u099c ১২৩',
      '\u09b6\u09be\u09dc\u09bf \u09b6\u09be\u09a1\u09bc\u09bf \u09b6\u09be\u09dc\u09c0',
      'ক\u200d\u09cdষ \u200cআম',
      "Lady's Finger (100%) – 5/6 [a]",
    ];
    const { rows } = await sql<{ form: string }>`
      select ltrim(search_form(text)) as form
      from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`.execute(
      db,
    );
    expect(rows.map(({ form }) => form)).toEqual(texts.map(normalForm));
    const [first, second, third] = normalForm(texts.at(-3) ?? '').split(' ');
    expect([second, third]).toEqual([first, first]);
  });
});

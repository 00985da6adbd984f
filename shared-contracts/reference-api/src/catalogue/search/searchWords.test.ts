import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { buildProducts } from '../../seed/buildProducts';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../../testing/testDatabases';
import { SEARCH_NAMES } from './searchNames';
import { guessNames, normalForm, readSearchWords } from './searchWords';

const namesOf = (typed: string) => readSearchWords(typed).map(({ names }) => names.flat());

it('a name of several words is recognised, but not a name that is only part of a typed word', () => {
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
])('guessNames guesses for “%s” a thing that is also called “%s”', (typed, name) => {
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
])('“%s”, written without a space, means the same as “%s”', (joined, apart) => {
  const read = (text: string) => readSearchWords(text).map(({ names, weight }) => [names, weight]);
  expect(read(joined)).toEqual(read(apart));
  // The form without a space is kept, because a product's name may be written like this too.
  expect(readSearchWords(joined)[0]?.forms).toContain(joined);
});

it.each(['fruit', 'মাছরাঙা', 'শুঁটকি', 'goldenfish'])('“%s” stays one word', (typed) => {
  expect(readSearchWords(typed)).toHaveLength(1);
});

it('each thing in SEARCH_NAMES has several different names, and no normal form is empty', () => {
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

  it('is the same in the database as in JavaScript, and the same for both encodings of a letter with a nukta', async () => {
    const texts = [
      ...buildProducts().map(({ product }) => product.name),
      // Both encodings of letters with a nukta, zero-width joiners, a chandrabindu, and digits.
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

import { type Kysely, sql } from 'kysely';

/**
 * Units that may be at the end of a product's name. They are in NFC, as are the names that they are
 * compared with. NFC writes the letter ড় as two characters.
 */
const UNITS =
  'kgs?|g|gms?|grams?|ml|l|ltr|lit(?:re|er)s?|pcs|pieces?|pairs?|hali|dozen|bundles?|eggs|sticks|cobs|bira|কেজি|গ্রাম|মিলি|লিটার|টি|টা|পিস|জোড়া|হালি|ডজন|আঁটি'.normalize(
    'NFC',
  );

// `thing_form` and `thing_forms` call other functions, but PostgreSQL may run the functions of an
// index without a search path. Therefore they set the path themselves.
const pinned = sql`language sql immutable strict parallel safe set search_path from current`;

/**
 * Converts a name to the search's normal form, without an amount at its end: `Spinach, 2 bundles`
 * becomes `spinach`.
 */
const thingForm = sql`create function thing_form(name text) returns text
  ${pinned} as $$
    select trim(search_form(regexp_replace(normalize(lower(name), nfc),
      ${sql.lit(`[\\s,(]+[0-9০-৯]+(?:[.–-][0-9০-৯]+)?\\s*(?:${UNITS})[\\s)]*$`)}, '')))
  $$`;

/** Hashes each name together with the category, so that even a long name has a key of 16 bytes. */
const thingKeys = sql`create function thing_keys(category uuid, forms text[]) returns uuid[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(md5(category || form)::uuid), '{}')
    from unnest(forms) as form where form <> ''
  $$`;

const thingForms = sql`create function thing_forms(name text, translations jsonb) returns text[]
  ${pinned} as $$
    select array(select distinct thing_form(each) from (
      select name union all select value from jsonb_each_text(translations)) as named (each))
  $$`;

/**
 * Adds an index that finds the same product in other shops: products of the same category with the
 * same name in any language (decision 075).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Lifts the time limit, because these statements take longer in a larger market. No visitor
    // waits for them.
    sql`set local statement_timeout = 0`,
    thingForm,
    thingKeys,
    thingForms,
    sql`create index products_things on products using gin (
      thing_keys(category_uuid, thing_forms(name, name_translations)))`,
    sql`analyze products`,
    sql`reset statement_timeout`,
  ];
  for (const statement of statements) await statement.execute(db);
}

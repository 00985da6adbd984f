import { type Kysely, sql } from 'kysely';

/** Units of amounts at the end of names; ড় is two letters in the form that names are compared in. */
const UNITS =
  'kgs?|g|gms?|grams?|ml|l|ltr|lit(?:re|er)s?|pcs|pieces?|pairs?|hali|dozen|bundles?|eggs|sticks|cobs|bira|কেজি|গ্রাম|মিলি|লিটার|টি|টা|পিস|জোড়া|হালি|ডজন|আঁটি'.normalize(
    'NFC',
  );

// An index is written without the schema's search path, and these call functions of it.
const pinned = sql`language sql immutable strict parallel safe set search_path from current`;

/** A name without the amount at its end, in the form of the search: `Spinach, 2 bundles` is `spinach`. */
const thingForm = sql`create function thing_form(name text) returns text
  ${pinned} as $$
    select trim(search_form(regexp_replace(normalize(lower(name), nfc),
      ${sql.lit(`[\\s,(]+[0-9০-৯]+(?:[.–-][0-9০-৯]+)?\\s*(?:${UNITS})[\\s)]*$`)}, '')))
  $$`;

/** Sixteen bytes for each name, whatever its length. */
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

/** The same thing under its name in any language, of one category (decision note 075). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // It grows with the market, and no visitor waits for it.
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

import { type Kysely, sql } from 'kysely';

// Translations of the problem categories into Bangla and French. The API defines these categories.
const problems = [
  ['Item arrived damaged', 'পণ্য নষ্ট বা ভাঙা ছিল', 'Article arrivé abîmé'],
  ['Wrong item was sent', 'ভুল পণ্য পাঠানো হয়েছে', 'Mauvais article envoyé'],
  ['Part of the order is missing', 'অর্ডারের কিছু পণ্য কম এসেছে', 'Commande incomplète'],
  ['Not fresh or past its date', 'টাটকা নয় বা মেয়াদ পেরিয়ে গেছে', 'Pas frais ou périmé'],
  ['Quality is not as described', 'মান বিবরণের মতো নয়', 'Qualité non conforme à la description'],
  [
    'Wrong size, weight or colour',
    'ভুল মাপ, ওজন বা রং',
    'Mauvaise taille, mauvais poids ou mauvaise couleur',
  ],
  [
    'Delivery was late or never came',
    'ডেলিভারি দেরিতে এসেছে বা আসেনি',
    'Livraison en retard ou jamais arrivée',
  ],
  ['Price or payment problem', 'দাম বা পেমেন্টের সমস্যা', 'Problème de prix ou de paiement'],
  ['Something else', 'অন্য কিছু', 'Autre chose'],
];

const translated: [table: string, ...columns: string[]][] = [
  ['featured_groups', 'name'],
  ['categories', 'name'],
  ['tags', 'name'],
  ['menu_items', 'name'],
  ['problem_categories', 'name'],
  ['products', 'name', 'description'],
  ['shops', 'description'],
  ['sliders', 'title', 'subtitle'],
  ['product_options', 'name', 'option_values'],
  ['product_variants', 'option_values'],
];

/**
 * Adds a column for the translations of each text column: `{ "bn": "…" }`. A query that reads a row
 * then also reads its translations (decision 070).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, ...columns] of translated) {
    for (const column of columns) {
      await sql`alter table ${sql.table(table)}
        add ${sql.ref(`${column}_translations`)} jsonb not null default '{}'`.execute(db);
    }
  }
  // Makes a search find sections, categories and tags by their name in any language.
  for (const table of ['featured_groups', 'categories', 'tags']) {
    await sql`alter table ${sql.table(table)} drop column search_text,
      add search_text text not null generated always as (
        search_form(name || ' ' || coalesce(name_translations ->> 'bn', '')
          || ' ' || coalesce(name_translations ->> 'fr', ''))) stored`.execute(db);
  }
  for (const [name, bn, fr] of problems) {
    await sql`update problem_categories set name_translations = ${JSON.stringify({ bn, fr })}
      where name = ${name}`.execute(db);
  }
}

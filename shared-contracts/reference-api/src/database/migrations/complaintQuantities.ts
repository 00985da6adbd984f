import { type Kysely, sql } from 'kysely';

interface Category {
  /** Last two digits of the uuid. The categories 01 to 09 are those of `communityTables`. */
  number: string;
  name: string;
  bn: string;
  fr: string;
}

const added: Category[] = [
  {
    number: '10',
    name: 'Not as in the picture',
    bn: 'ছবির সাথে মিল নেই',
    fr: 'Différent de la photo',
  },
  {
    number: '11',
    name: 'Charged more than the printed price',
    bn: 'গায়ের দামের চেয়ে বেশি দাম নেওয়া হয়েছে',
    fr: 'Payé plus cher que le prix imprimé',
  },
  { number: '12', name: 'Delivery is late', bn: 'ডেলিভারি দেরি হচ্ছে', fr: 'Livraison en retard' },
  { number: '13', name: 'Parcel not received', bn: 'পার্সেল পাইনি', fr: 'Colis jamais reçu' },
];

/** Numbers of the categories in the order of the form. */
const offered = ['01', '02', '03', '04', '05', '06', '10', '11', '12', '13', '08', '09'];

/** Categories for which the parcel need not be delivered. */
const beforeDelivery = ['07', '08', '09', '12', '13'];

const uuidOf = (number: string) => sql`${`0f0c1d1e-0000-4000-8000-0000000002${number}`}::uuid`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table problem_categories
    add column is_offered boolean not null default true,
    add column needs_delivery boolean not null default true`.execute(db);
  for (const { number, name, bn, fr } of added) {
    await sql`insert into problem_categories (uuid, name, name_translations, position)
      values (${uuidOf(number)}, ${name}, ${JSON.stringify({ bn, fr })}, 0)`.execute(db);
  }
  for (const [position, number] of offered.entries()) {
    await sql`update problem_categories set position = ${position}
      where uuid = ${uuidOf(number)}`.execute(db);
  }
  for (const number of beforeDelivery) {
    await sql`update problem_categories set needs_delivery = false
      where uuid = ${uuidOf(number)}`.execute(db);
  }
  // "Delivery was late or never came" is now two categories. It stays for earlier complaints.
  await sql`update problem_categories set is_offered = false where uuid = ${uuidOf('07')}`.execute(
    db,
  );
  await sql`alter table complaints
    add column quantity integer not null default 1 check (quantity > 0),
    add column wish text check (wish in ('refund', 'replacement', 'price-reduction'))`.execute(db);
  await sql`update complaints set quantity = order_items.quantity
    from order_items where order_items.uuid = complaints.order_item_uuid`.execute(db);
  // One line may now have several open complaints, about different pieces.
  await sql`drop index complaints_unsettled`.execute(db);
}

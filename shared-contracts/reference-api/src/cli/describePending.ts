import type { Database } from '../database/schema';

const MOST = 20;

interface Entry {
  uuid: string;
  createdAt: Date;
  /** Line above the text that names its author and, if known, what the text is about. */
  about: string;
  text: string;
}

type Section = 'reviews' | 'comments' | 'complaints' | 'support';

const SECTIONS: Record<Section, { title: string; read: (db: Database) => Promise<Entry[]> }> = {
  comments: { title: 'Comments and replies that wait, oldest first', read: readComments },
  complaints: { title: 'Complaints that are not settled, oldest first', read: readComplaints },
  support: { title: 'Support messages that nobody has handled, oldest first', read: readSupport },
  reviews: { title: 'Reviews, which show at once, newest first', read: readReviews },
};

/** Lists the customers' texts that need moderation, formatted for a terminal. */
export async function describePending(db: Database, only?: Section): Promise<string> {
  // The cast is safe: `Object.keys` returns the keys of `SECTIONS`, but loses their type.
  const sections = only ? [only] : (Object.keys(SECTIONS) as Section[]);
  const blocks: string[] = [];
  for (const section of sections) {
    const { title, read } = SECTIONS[section];
    const entries = await read(db);
    const shown = entries.slice(0, MOST).map(describe);
    if (entries.length > MOST) shown.push(`  … and more after these ${MOST}.`);
    blocks.push([`${title}:`, ...(shown.length > 0 ? shown : ['  none'])].join('\n'));
  }
  return blocks.join('\n\n');
}

function describe({ uuid, createdAt, about, text }: Entry): string {
  const day = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return `  ${uuid}  ${day}  ${printable(about)}\n    ${printable(text)}`;
}

async function readComments(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('blogComments')
    .innerJoin('blogs', 'blogs.uuid', 'blogComments.blogUuid')
    .selectAll('blogComments')
    .select('blogs.handle')
    .where('blogComments.publishedAt', 'is', null)
    .orderBy('blogComments.createdAt')
    .limit(MOST + 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    about: `${row.authorName} ${row.parentUuid ? 'replies' : 'comments'} on ${row.handle}`,
    text: row.comment,
  }));
}

async function readComplaints(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('problemCategories', 'problemCategories.uuid', 'complaints.problemCategoryUuid')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .selectAll('complaints')
    .select(['problemCategories.name as problem', 'orderItems.productName', 'customers.fullName'])
    .where('complaints.status', 'in', ['open', 'in-review'])
    .orderBy('complaints.createdAt')
    .limit(MOST + 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    about: `[${row.status}] ${row.fullName ?? 'a guest'}: ${row.productName}, ${row.problem}`,
    text: row.description,
  }));
}

async function readSupport(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('supportMessages')
    .selectAll()
    .where('handledAt', 'is', null)
    .orderBy('createdAt')
    .limit(MOST + 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    about: `${row.name}, ${row.emailOrPhone}`,
    text: row.message,
  }));
}

async function readReviews(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.uuid', 'reviews.productUuid')
    .selectAll('reviews')
    .select('products.handle')
    .where('reviews.customerUuid', 'is not', null)
    .orderBy('reviews.createdAt', 'desc')
    .limit(MOST + 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    about: `${row.authorName} gives ${row.handle} ${row.rating} of 5`,
    text: row.comment,
  }));
}

/** Puts a text on one line, and replaces characters that could control a terminal. */
export function printable(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) =>
    // Keeps the zero-width joiner and non-joiner, because Bangla script uses them.
    character === '\u200c' || character === '\u200d' ? character : '\ufffd',
  );
}

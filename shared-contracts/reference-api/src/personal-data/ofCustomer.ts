import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { personalData } from './personalData';
import type { Path } from './TableRule';

/**
 * A customer whose rows are looked for. Phone and e-mail address are missing if they are
 * unverified, because rows with them may be a stranger's.
 */
export interface Owner {
  uuid: string;
  phone?: string;
  email?: string;
}

/** Reads a customer's uuid, verified phone and verified e-mail address. */
export async function readOwner(
  db: Database | DatabaseTransaction,
  uuid: string,
): Promise<Owner | undefined> {
  const customer = await db
    .selectFrom('customers')
    .select(['phone', 'phoneVerified', 'email', 'emailVerified'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) return undefined;
  const { phone, phoneVerified, email, emailVerified } = customer;
  return {
    uuid,
    ...(phoneVerified && { phone }),
    ...(emailVerified && email !== null && { email }),
  };
}

type Condition = RawBuilder<boolean>;

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** Condition that holds for the rows of a table that belong to the customer. */
export const isOfCustomer = (table: string, owner: Owner): Condition =>
  anyOf((personalData[table]?.paths ?? []).flatMap((path) => matches(path, owner) ?? []));

/** Undefined if the customer lacks what the path looks for. */
function matches(path: Path, owner: Owner): Condition | undefined {
  const column = sql.ref(path.column);
  if ('in' in path) {
    return sql`${column} in (select ${sql.ref(path.key)} from ${sql.table(path.in)}
      where ${isOfCustomer(path.in, owner)})`;
  }
  if ('isTyped' in path) return isTypedContact(column, owner);
  const value = owner[path.is];
  return value === undefined ? undefined : sql`${column} = ${value}`;
}

/** Digits of a phone in Bangladesh without +88, which people may type with spaces or hyphens. */
const PHONE_DIGITS = 11;

function isTypedContact(column: RawBuilder<unknown>, { phone, email }: Owner): Condition {
  const digits = sql`right(regexp_replace(translate(${column}, '০১২৩৪৫৬৭৮৯', '0123456789'),
    '[^0-9]', '', 'g'), ${sql.lit(PHONE_DIGITS)})`;
  return anyOf([
    ...(phone === undefined ? [] : [sql<boolean>`${digits} = ${phone.slice(-PHONE_DIGITS)}`]),
    ...(email === undefined ? [] : [sql<boolean>`lower(trim(${column})) = ${email}`]),
  ]);
}

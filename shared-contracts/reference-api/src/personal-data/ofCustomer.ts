import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { personalData } from './personalData';
import type { Path } from './TableRule';

/**
 * A customer whose rows are searched. Phone and e-mail address are missing if they are unverified,
 * because rows with them may be a stranger's.
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

/** SQL that is true for the rows of a table that belong to the customer. */
export const isOfCustomer = (table: string, owner: Owner): Condition =>
  anyOf((personalData[table]?.paths ?? []).flatMap((path) => matches(path, owner) ?? []));

/** Returns undefined if the customer has no verified value for the path. */
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

/** Country code and zeros before the number, as in `SPELLING` of the contract's phone numbers. */
const PHONE_PREFIX = '^([+]?(00)?88)*0*';
const COUNTRY_CODE = '+880';

/**
 * SQL that is true if a typed text is the customer's phone or e-mail address. A phone may have
 * spaces and hyphens, but neither an @ nor letters, because an e-mail address or a name may contain
 * somebody else's number.
 */
function isTypedContact(column: RawBuilder<unknown>, { phone, email }: Owner): Condition {
  const typed = sql`translate(${column}, '০১২৩৪৫৬৭৮৯', '0123456789')`;
  const number = sql`regexp_replace(regexp_replace(${typed}, '[^0-9+]', '', 'g'),
    ${sql.lit(PHONE_PREFIX)}, '')`;
  const national = phone?.startsWith(COUNTRY_CODE) ? phone.slice(COUNTRY_CODE.length) : undefined;
  return anyOf([
    ...(national === undefined
      ? []
      : [sql<boolean>`(${number} = ${national} and ${typed} !~ '[@A-Za-z]')`]),
    ...(email === undefined ? [] : [sql<boolean>`lower(trim(${column})) = ${email}`]),
  ]);
}

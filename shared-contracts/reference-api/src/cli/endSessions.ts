import { sql } from 'kysely';
import { ACCESS_TABLES, revokeAccess } from '../customers/accounts';
import { normalizeAccount } from '../customers/credentials';
import { inTransaction } from '../database/inTransaction';
import type { DatabaseTransaction } from '../database/schema';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE = 'Use: end-sessions <phone or e-mail of a customer>, or end-sessions --everybody.';

/**
 * Ends all sessions of one customer, or of all customers and guests. The API refuses their next
 * requests. Deletes their passkeys and open links too, with which a thief could go on.
 * @throws Error with the usage if the arguments are wrong, or if there is no such customer
 */
export async function endSessions(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { everybody: { type: 'boolean' } }, USAGE);
  const [account, ...others] = positionals;
  if (others.length > 0 || Boolean(values.everybody) === (account !== undefined)) {
    throw new Error(USAGE);
  }
  const { db, close } = await openMarket(settings);
  try {
    const count = await inTransaction(db, (trx) =>
      account === undefined ? endAll(trx) : endOwn(trx, account),
    );
    process.stdout.write(`${count} sessions are ended. Passkeys and open links are deleted.\n`);
  } finally {
    await close();
  }
}

async function endAll(trx: DatabaseTransaction): Promise<bigint> {
  // Waits for sign-ins that have begun, because they would add a session afterwards.
  await sql`lock table customers in exclusive mode`.execute(trx);
  const ofCustomers = await trx.deleteFrom('accessTokens').executeTakeFirst();
  const ofGuests = await trx.deleteFrom('guestTokens').executeTakeFirst();
  for (const table of ACCESS_TABLES) await trx.deleteFrom(table).execute();
  return ofCustomers.numDeletedRows + ofGuests.numDeletedRows;
}

async function endOwn(trx: DatabaseTransaction, emailOrPhone: string): Promise<bigint> {
  const { account, column } = normalizeAccount(emailOrPhone);
  const customer = await trx
    .selectFrom('customers')
    .select('uuid')
    .where(column, '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new Error(`There is no customer "${emailOrPhone}".`);
  const ended = await trx
    .deleteFrom('accessTokens')
    .where('customerUuid', '=', customer.uuid)
    .executeTakeFirst();
  await revokeAccess(trx, customer.uuid);
  return ended.numDeletedRows;
}

import { normalizeAccount } from '../customers/credentials';
import type { Database } from '../database/schema';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE = 'Use: end-sessions <phone or e-mail of a customer>, or end-sessions --everybody.';

/**
 * Ends all sessions of one customer, or of all customers and guests. The API refuses their next
 * requests.
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
    const count = account === undefined ? await endAll(db) : await endOwn(db, account);
    process.stdout.write(`${count} sessions are ended.\n`);
  } finally {
    await close();
  }
}

async function endAll(db: Database): Promise<bigint> {
  const ofCustomers = await db.deleteFrom('accessTokens').executeTakeFirst();
  const ofGuests = await db.deleteFrom('guestTokens').executeTakeFirst();
  return ofCustomers.numDeletedRows + ofGuests.numDeletedRows;
}

async function endOwn(db: Database, emailOrPhone: string): Promise<bigint> {
  const { account, column } = normalizeAccount(emailOrPhone);
  const customer = await db
    .selectFrom('customers')
    .select('uuid')
    .where(column, '=', account)
    .executeTakeFirst();
  if (!customer) throw new Error(`There is no customer "${emailOrPhone}".`);
  const ended = await db
    .deleteFrom('accessTokens')
    .where('customerUuid', '=', customer.uuid)
    .executeTakeFirst();
  return ended.numDeletedRows;
}

import type { Database, DataContext } from '../database/schema';
import { createToken, hashOf } from '../http/accessTokens';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { lifetimeStart } from '../http/testSession';
import { accountMessages } from './accountMessages';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';

const HOURS_VALID = 48;

interface LinkReceiver {
  customerUuid: string;
  email: string;
}

/**
 * Sends a link that verifies an account's e-mail address. Beyond a rate limit, sends nothing and
 * reports no error, because anybody can enter a stranger's address.
 */
export async function sendEmailLink(context: ApiContext, receiver: LinkReceiver): Promise<void> {
  const isSent = await isWithinLimit(context, RATE_LIMITS.emailLink.account, receiver.email);
  if (isSent) await mailLink(context, receiver);
}

/**
 * Sends another link because the customer has requested it.
 * @throws ApiProblem 429 beyond the rate limit
 */
export async function sendEmailLinkAgain(
  context: ApiContext,
  receiver: LinkReceiver,
): Promise<void> {
  await consumeRateLimit(context, RATE_LIMITS.emailLink.account, receiver.email);
  await mailLink(context, receiver);
}

async function mailLink(context: ApiContext, { customerUuid, email }: LinkReceiver): Promise<void> {
  const token = createToken();
  await context.db
    .insertInto('emailLinks')
    .values({ tokenHash: hashOf(token), customerUuid, email, sentAt: lifetimeStart(context.now()) })
    .execute();
  const url = `${context.publicUrls.api}/verify-email?token=${token}`;
  context.messenger.send({
    ...accountMessages(context.language).emailLink(url),
    to: email,
    channel: 'email',
  });
}

/**
 * Returns the state of the e-mail address to which a link was sent. `unknown` means that the link
 * is unknown or has expired, or that the account has a different address now.
 */
export async function readEmailLink(
  { db, now }: DataContext,
  token: string,
): Promise<'open' | 'verified' | 'unknown'> {
  const found = await db
    .selectFrom('emailLinks')
    .innerJoin('customers', 'customers.uuid', 'emailLinks.customerUuid')
    .select('emailVerified')
    .where('tokenHash', '=', hashOf(token))
    .where('sentAt', '>', endedAt(now()))
    .whereRef('customers.email', '=', 'emailLinks.email')
    .executeTakeFirst();
  if (!found) return 'unknown';
  return found.emailVerified ? 'verified' : 'open';
}

/**
 * Verifies the e-mail address to which a link was sent, if the account still has that address.
 * Having the link proves that the visitor can read mail to the address.
 */
export async function verifyByLink({ db, now }: DataContext, token: string): Promise<void> {
  await db
    .updateTable('customers')
    .from('emailLinks')
    .set({ emailVerified: true })
    .where('tokenHash', '=', hashOf(token))
    .where('sentAt', '>', endedAt(now()))
    .whereRef('customers.uuid', '=', 'emailLinks.customerUuid')
    .whereRef('customers.email', '=', 'emailLinks.email')
    .execute();
}

const endedAt = (present: Date) => new Date(present.getTime() - HOURS_VALID * 60 * 60 * 1000);

export async function deleteExpiredEmailLinks({ db, now }: DataContext): Promise<void> {
  await db.deleteFrom('emailLinks').where('sentAt', '<', endedAt(now())).execute();
}

/** Returns a customer's e-mail address, or `undefined` if there is none or it is verified. */
export async function findUnverifiedEmail(
  db: Database,
  customerUuid: string,
): Promise<string | undefined> {
  const customer = await db
    .selectFrom('customers')
    .select('email')
    .where('uuid', '=', customerUuid)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  return customer?.email ?? undefined;
}

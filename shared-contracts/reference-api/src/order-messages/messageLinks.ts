import { type OptionalMessage, optionalMessage } from '@marketplace/contracts/api/customers';
import { inTransaction } from '../database/inTransaction';
import type { DataContext } from '../database/schema';
import { createToken, hashOf } from '../http/accessTokens';
import type { ApiContext, Job } from '../http/Handlers';
import { DECLINED, saveDeclined } from './declinedMessages';

/** Path of the page on which recipients decline messages about orders. */
export const MESSAGES_PAGE = '/order-messages';

/** Lifetime of a link. Links in stock alerts have the same lifetime. */
const LINK_MS = 90 * 24 * 60 * 60 * 1000;

interface NewLink {
  orderUuid: string;
  /** Customer to whom the order belongs; null if it is a guest's order. */
  customerUuid: string | null;
  /** Kind of the mail that will contain the link; null if no mail contains it. */
  kind: OptionalMessage | null;
}

/**
 * Creates a link to the page on which the recipient of an order's messages can decline them. The
 * page needs no sign-in. Only the hash of the link's token is stored.
 * @returns URL of the page
 */
export async function createMessageLink(
  { db, now, publicUrls }: Pick<ApiContext, 'db' | 'now' | 'publicUrls'>,
  link: NewLink,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('messageLinks')
    .values({ ...link, tokenHash: hashOf(token), sentAt: now() })
    .execute();
  return `${publicUrls.api}${MESSAGES_PAGE}?token=${token}`;
}

/**
 * Finds the link with a token, and the kinds of messages that its recipient has declined.
 * @returns `undefined` if the link never existed or has expired, or if the order now belongs to
 * another account
 */
export const findMessageLink = ({ db, now }: DataContext, token: string) =>
  db
    .selectFrom('messageLinks')
    .innerJoin('orders', 'orders.uuid', 'messageLinks.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['kind', 'language', 'orders.customerUuid', 'guestPhone', DECLINED.as('declined')])
    .where('tokenHash', '=', hashOf(token))
    .where('sentAt', '>', expiredAt(now()))
    .whereRef('orders.customerUuid', 'is not distinct from', 'messageLinks.customerUuid')
    .executeTakeFirst();

/**
 * Stores which kinds of messages the recipient of a link has chosen. Has no effect if the link is
 * invalid.
 * @param wanted kinds that the recipient wants. If undefined, the kind of the mail with the link is
 * declined too, or all kinds if no mail contains the link
 */
export async function chooseByLink(
  context: DataContext,
  token: string,
  wanted: readonly string[] | undefined,
): Promise<void> {
  const link = await findMessageLink(context, token);
  if (!link) return;
  const { declined, kind } = link;
  const isDeclined = (each: OptionalMessage) =>
    wanted ? !wanted.includes(each) : declined.includes(each) || kind === null || kind === each;
  const kinds = optionalMessage.options.filter(isDeclined);
  await inTransaction(context.db, (trx) => saveDeclined(trx, link, kinds, context.now()));
}

export const deleteExpiredMessageLinks: Job = async ({ db, now }) => {
  await db.deleteFrom('messageLinks').where('sentAt', '<=', expiredAt(now())).execute();
};

const expiredAt = (present: Date) => new Date(present.getTime() - LINK_MS);

import { isLocale, type Locale } from '@marketplace/contracts/i18n/locale';
import { orderPath, profilePath, trackOrderPath } from '@marketplace/contracts/routes';
import { ORDERED_SHOP_NAME, translateShop } from '../catalogue/orderedNames';
import type { Database, DataContext } from '../database/schema';
import { DEFAULT_LANGUAGE } from '../database/translations';
import { refundDueBy } from '../delivery-terms/refundTerms';
import type { ApiContext, Job } from '../http/Handlers';
import { runInTestSession } from '../http/testSession';
import { DECLINED, isOptional } from './declinedMessages';
import { createMessageLink } from './messageLinks';
import { type OrderFacts, orderMessage, stopLine } from './orderMessageTexts';

/**
 * Maximum number of messages that one run of the job sends. The dispatcher queues at most 500
 * messages, and must still have space for one-time codes.
 */
const MAX_AT_ONCE = 100;
const MINUTE_MS = 60_000;
/**
 * Maximum number of attempts to send a message. Each delay is twice as long as the previous delay.
 * The last attempt is about four hours after the first.
 */
const MAX_TRIES = 8;

type Due = Awaited<ReturnType<typeof findDue>>[number];
type Order = Awaited<ReturnType<typeof readOrder>>;

/**
 * Sends the queued messages about orders, each in the test session that caused it. Combines messages
 * of one kind about several parcels of an order, or about refunds by one method or to one account,
 * unless different sessions caused them. Sends the messages about one order one after another, in
 * the order of the events. Deletes messages that are
 * outdated or declined, and mails to an address that is no longer verified. Counts an attempt before
 * sending, so that only one process sends each message. If no provider accepts the message, or if
 * the process dies, a later run tries again.
 */
export const sendOrderMessages: Job = async (context) => {
  const due = await findDue(context);
  const queues = groupBy(due, ({ orderUuid, channel }) => `${orderUuid} ${channel}`);
  await Promise.all(
    queues.map(async (queue) => {
      const groups = groupBy(
        queue,
        (row) => `${row.kind} ${row.testSession} ${row.refundedTo ?? row.method}`,
      );
      for (const group of groups) await sendGroup(context, group);
    }),
  );
};

/** Groups messages by a key. Keeps the order of the messages within each group. */
function groupBy(rows: Due[], keyOf: (row: Due) => string): Due[][] {
  const groups = new Map<string, Due[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

const findDue = ({ db, now }: DataContext) =>
  db
    .selectFrom('orderMessages')
    .leftJoin('payments', 'payments.uuid', 'subjectUuid')
    .selectAll('orderMessages')
    // The method by which a refund is made, or the account to which it went; null for messages about
    // something else.
    .select(['method', 'refundedTo', 'refundFailedAt'])
    .where('sentAt', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .where('tryAt', '<=', now())
    .orderBy('queuedAt')
    // Sorts a refund after its order's cancellation, because both may have the same `queuedAt`.
    .orderBy(({ eb }) => eb('kind', '=', 'refunded'))
    .limit(MAX_AT_ONCE)
    .execute();

async function sendGroup(context: ApiContext, group: Due[]): Promise<void> {
  const { db, now, messenger, log } = context;
  const claims = await Promise.all(group.map((row) => claim(context, row)));
  const claimed = claims.filter((row) => row !== undefined);
  const [first] = claimed;
  if (!first) return;
  const { orderUuid, kind, channel, tries } = first;
  const uuids = claimed.map(({ uuid }) => uuid);
  const subjects = claimed.map(({ subjectUuid }) => subjectUuid);
  const order = await readOrder(db, orderUuid);
  const parcels = await readParcels(db, subjects);
  if (isUnwanted(first, order) || isOutdated(first, order, parcels)) {
    await db.deleteFrom('orderMessages').where('uuid', 'in', uuids).execute();
    return;
  }
  const to = channel === 'email' ? order.email : (order.phone ?? order.guestPhone);
  if (!to) return;
  const chosen = order.messageLanguage ?? order.language;
  const language = isLocale(chosen) ? chosen : DEFAULT_LANGUAGE;
  const { shop } = context.publicUrls;
  const arrival = latest(parcels.map(({ expectedBy }) => expectedBy));
  const { subject, text } = orderMessage(language, kind, {
    ...order,
    payBy: order.paymentExpiresAt,
    isCash: isCash(order),
    shops: parcels.map((parcel) => translateShop(parcel, language)),
    expectedBy: arrival && arrival > context.now() ? arrival : null,
    refund: await readRefund(db, orderUuid, subjects),
    url: `${shop}${order.customerUuid ? orderPath(orderUuid) : trackOrderPath(String(order.orderNumber))}`,
  });
  const mail = { ...order, language, subject, text };
  const message = channel === 'email' ? await writeMail(context, first, mail) : { text };
  const send = () => messenger.trySending({ to, channel, ...message });
  if (await runInTestSession(first.testSession, send)) {
    await db
      .updateTable('orderMessages')
      .set({ sentAt: now() })
      .where('uuid', 'in', uuids)
      .execute();
  } else if (tries >= MAX_TRIES) {
    log.error({ orderUuid, kind, channel }, 'a message about an order was not sent');
  }
}

interface OrderMail {
  customerUuid: string | null;
  language: Locale;
  subject: string;
  text: string;
}

/**
 * Adds to a message what an SMS has no space for: a link for declining its kind without signing in,
 * and the URL of the page on which the customer chooses messages.
 */
async function writeMail(
  context: ApiContext,
  { orderUuid, kind }: Due,
  { customerUuid, language, subject, text }: OrderMail,
) {
  const profileUrl = `${context.publicUrls.shop}${profilePath()}`;
  if (!isOptional(kind)) return { subject, text: `${text}\n\n${profileUrl}` };
  const unsubscribeUrl = await createMessageLink(context, { orderUuid, customerUuid, kind });
  const stop = stopLine(language, unsubscribeUrl);
  return { subject, text: `${text}\n\n${stop}\n${profileUrl}`, unsubscribeUrl };
}

/** Counts an attempt to send a message. Returns undefined if another process has claimed it. */
async function claim({ db, now }: DataContext, row: Due): Promise<Due | undefined> {
  const tries = row.tries + 1;
  const claimed = await db
    .updateTable('orderMessages')
    .set({ tries, tryAt: new Date(now().getTime() + 2 ** tries * MINUTE_MS) })
    .where('uuid', '=', row.uuid)
    .where('tries', '=', row.tries)
    .where('sentAt', 'is', null)
    .returning('tries')
    .executeTakeFirst();
  return claimed && { ...row, tries };
}

const readOrder = (db: Database, uuid: string) =>
  db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['orderNumber', 'status', 'paymentMethod', 'paymentStatus', 'paymentExpiresAt'])
    .select(['totalPaisa', 'language', 'customerUuid', 'guestPhone'])
    .select(['customers.phone', 'customers.email', 'customers.emailVerified', 'messageLanguage'])
    .select(DECLINED.as('declined'))
    .where('orders.uuid', '=', uuid)
    .executeTakeFirstOrThrow();

const readParcels = (db: Database, uuids: string[]) =>
  db
    .selectFrom('parcels')
    .select(['shopName', 'status', 'expectedBy', ORDERED_SHOP_NAME])
    .where('uuid', 'in', uuids)
    .orderBy('position')
    .execute();

/**
 * Reads the refund of an order: the sum of those that a message is about, otherwise the latest
 * refund.
 */
async function readRefund(
  db: Database,
  orderUuid: string,
  subjects: string[],
): Promise<OrderFacts['refund']> {
  const payments = await db
    .selectFrom('payments')
    .select(['uuid', 'method', 'refundedTo', 'refundDueBy', 'settledAt', 'createdAt'])
    .select(({ fn }) => fn.coalesce('receivedPaisa', 'amountPaisa').as('paisa'))
    .where('orderUuid', '=', orderUuid)
    .where('status', 'in', ['refund-due', 'refunded'])
    .orderBy('settledAt', 'desc')
    .execute();
  const told = payments.filter(({ uuid }) => subjects.includes(uuid));
  const [last] = told.length > 0 ? told : payments;
  if (!last) return null;
  const others = told.filter((payment) => payment !== last);
  const paisa = others.reduce((sum, payment) => sum + payment.paisa, last.paisa);
  return {
    paisa,
    way: last.refundedTo === null ? last.method : 'account',
    dueBy: refundDueBy(last),
  };
}

const isCash = ({ paymentMethod }: Order) => paymentMethod === 'cash-on-delivery';

const latest = (days: (Date | null)[]) =>
  days.reduce((last, day) => (last === null || (day && day > last) ? day : last), null);

/**
 * True if the customer has declined the kind of a message, or if it is a mail and the e-mail
 * address is not verified. An unverified address may be a stranger's.
 */
const isUnwanted = ({ kind, channel }: Due, { declined, emailVerified }: Order) =>
  (isOptional(kind) && declined.includes(kind)) || (channel === 'email' && !emailVerified);

/** True if what a message says is no longer true, or if a later message makes it superfluous. */
function isOutdated(
  { kind, refundFailedAt }: Due,
  order: Order,
  parcels: Awaited<ReturnType<typeof readParcels>>,
): boolean {
  const isCancelled = order.status === 'cancelled';
  switch (kind) {
    case 'placed':
      return isCancelled || (!isCash(order) && order.paymentStatus === 'paid');
    case 'payment-failed':
      return isCancelled || order.paymentStatus !== 'failed';
    case 'refund-failed':
      return refundFailedAt === null;
    case 'on-its-way':
      return parcels.every(({ status }) => status === 'delivered');
    default:
      return false;
  }
}

/**
 * Reads refunds of undeliverable orders for which no attempt to send the SMS was successful. A
 * person must call these customers.
 */
export const listUntold = (db: Database) =>
  untold(db)
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['orderNumber', 'method', 'invoice'])
    .select(({ fn }) => [
      fn.coalesce('customers.phone', 'orders.guestPhone').as('phone'),
      fn.coalesce('receivedPaisa', 'amountPaisa').as('paisa'),
    ])
    .orderBy('queuedAt')
    .execute();

const untold = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('orderMessages', 'orderMessages.subjectUuid', 'payments.uuid')
    .where('orderMessages.kind', '=', 'undeliverable')
    .where('channel', '=', 'sms')
    .where('sentAt', 'is', null)
    .where('tries', '>=', MAX_TRIES);

/**
 * Removes a refund from the list of `listUntold` after a person has called the customer.
 * @returns false if `listUntold` does not contain the invoice
 */
export async function closeUntold({ db, now }: DataContext, invoice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderMessages')
    .set({ sentAt: now() })
    .where('uuid', 'in', untold(db).select('orderMessages.uuid').where('invoice', '=', invoice))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

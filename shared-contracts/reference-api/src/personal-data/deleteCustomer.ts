import { type Expression, isExpression, sql } from 'kysely';
import { hashPromoPhones } from '../cart/promoPhones';
import { casesOf } from '../complaints/casesOf';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { hasUnanswered } from '../payments/unansweredPayments';
import { deletePicture } from '../uploads/storedPictures';
import { isOfCustomer, type Owner, readOwner } from './ofCustomer';
import { personalTables } from './personalData';
import type { TableRule } from './TableRule';

/**
 * Deletes a customer with all personal data, in one transaction, as the list of personal data says.
 * Records of sales and payments stay without a name, a phone, an address or a picture.
 * @param assertAllowed is called after the customer is locked; an error rolls everything back
 * @throws ApiProblem 409 as long as an order is on its way, a refund is due or a complaint is
 * unsettled
 */
export async function deleteCustomer(
  { db, now, mediaDir }: ApiContext,
  customerUuid: string,
  assertAllowed: (trx: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerUuid);
    await assertAllowed(trx);
    await assertNothingOpen(trx, customerUuid);
    const owner = await readOwner(trx, customerUuid);
    if (!owner) throw unauthorized();
    await trx
      .updateTable('orders')
      .set({ ownerDeletedAt: now() })
      .where('customerUuid', '=', customerUuid)
      .execute();
    await keepReplies(trx, customerUuid);
    await hashPromoPhones(trx, customerUuid);
    const pictures = await trx
      .selectFrom('uploads')
      .select(['smallPath', 'mediumPath'])
      .where(isOfCustomer('uploads', owner))
      .execute();
    for (const [table, rule] of personalTables) await clear(trx, { table, rule, owner });
    // Deletes the files last, because a rollback does not restore them, but before the commit,
    // because an interruption after it would leave files that no row names.
    for (const picture of pictures) await deletePicture(mediaDir, picture);
  });
}

/**
 * Locks the phone, then the customer, then the orders, in the same sequence as placing an order, so
 * that no order is placed, paid or cancelled meanwhile.
 */
async function lockCustomer(trx: DatabaseTransaction, uuid: string): Promise<void> {
  const customer = await trx
    .selectFrom('customers')
    .select('phone')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) throw unauthorized();
  await lockName(trx, customer.phone);
  await trx.selectFrom('customers').select('uuid').where('uuid', '=', uuid).forUpdate().execute();
  await trx
    .selectFrom('orders')
    .select('uuid')
    .where('customerUuid', '=', uuid)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** @throws ApiProblem 409 if the customer has an open order, due refund or unsettled complaint */
async function assertNothingOpen(trx: DatabaseTransaction, uuid: string): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('uuid')
    .where('customerUuid', '=', uuid)
    .where('status', 'not in', ['delivered', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  if (order) {
    const message =
      'An order is still on its way. Your account can be deleted once it has arrived.';
    throw new ApiProblem(409, 'orders-open', message);
  }
  const refund = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select('payments.uuid')
    .where('customerUuid', '=', uuid)
    .where('payments.status', '=', 'refund-due')
    .limit(1)
    .executeTakeFirst();
  // A payment whose result is unknown may still have to be refunded.
  if (refund || (await hasUnanswered(trx, uuid))) {
    const message = 'We still owe you a refund. Your account can be deleted once it is paid.';
    throw new ApiProblem(409, 'refund-open', message);
  }
  const complaint = await casesOf(trx, { customerUuid: uuid })
    .select('complaints.uuid')
    .where('complaints.status', 'in', ['open', 'in-review'])
    .limit(1)
    .executeTakeFirst();
  if (complaint) {
    const message = 'A complaint is not settled yet. Your account can be deleted once it is.';
    throw new ApiProblem(409, 'complaint-open', message);
  }
}

/** Turns other people's replies to the customer's comments into top-level comments. */
async function keepReplies(trx: DatabaseTransaction, customerUuid: string): Promise<void> {
  // Prevents a reply after the update, which would be deleted together with the comment.
  await trx
    .selectFrom('blogComments')
    .select('uuid')
    .where('customerUuid', '=', customerUuid)
    .orderBy('uuid')
    .forUpdate()
    .execute();
  await sql`
    update blog_comments set parent_uuid = null
    where customer_uuid is distinct from ${customerUuid}
      and parent_uuid in (select uuid from blog_comments where customer_uuid = ${customerUuid})`.execute(
    trx,
  );
}

interface Clearing {
  table: string;
  rule: TableRule;
  owner: Owner;
}

/** Deletes the customer's rows of a table, or blanks their columns. */
async function clear(trx: DatabaseTransaction, { table, rule, owner }: Clearing): Promise<void> {
  const isTheirs = isOfCustomer(table, owner);
  if (rule.deletion === 'delete') {
    const isHandled = rule.handledColumn
      ? sql`${sql.ref(rule.handledColumn)} is not null`
      : sql`true`;
    await sql`delete from ${sql.table(table)} where ${isTheirs} and ${isHandled}`.execute(trx);
    return;
  }
  const blanks = Object.entries(rule.columns).flatMap(([column, { blank }]) =>
    blank === undefined ? [] : [sql`${sql.ref(column)} = ${asParameter(blank.value)}`],
  );
  if (blanks.length === 0) return;
  await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${isTheirs}`.execute(trx);
}

const asParameter = (value: unknown): Expression<unknown> =>
  isExpression(value)
    ? value
    : sql`${typeof value === 'object' && value !== null ? JSON.stringify(value) : value}`;

import { randomUUID } from 'node:crypto';
import type { RefundAccount } from '@marketplace/contracts/api/refundAccounts';
import { plainName } from '@marketplace/contracts/api/typedText';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { sql } from 'kysely';
import { logAccess } from '../customers/logAccess';
import { notifyOwner, readContacts } from '../customers/notifyOwner';
import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { isManual } from '../delivery-terms/manualRefunds';
import { refundDueBy } from '../delivery-terms/refundTerms';
import { lastDigits, maskNumber, readRefundWays } from '../delivery-terms/refundWays';
import { ApiProblem, notFound, unauthorized } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { type Buyer, buyerOf, isOwnOrder, senderOf } from '../http/orderer';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';

const MAX_ACCOUNTS = 5;
const WRITING: RateLimit = { name: 'refund account', most: 20, windowMinutes: 60 };

export const refundAccountHandlers: Handlers<
  'listRefundAccounts' | 'createRefundAccount' | 'deleteRefundAccount' | 'chooseRefundAccount'
> = {
  async listRefundAccounts(caller, { db }) {
    const rows = await db
      .selectFrom('refundAccounts')
      .selectAll()
      .where(isAccountOf(buyerOf(caller)))
      .orderBy('createdAt', 'desc')
      .orderBy('uuid')
      .execute();
    return { items: rows.map(shown) };
  },

  async createRefundAccount({ body, writeKey, address, ...caller }, context) {
    const buyer = buyerOf(caller);
    await consumeRateLimit(context, WRITING, senderOf(buyer));
    const { provider, number } = body;
    const uuid = randomUUID();
    const reply = await writeOnce(context, writeKey, async (trx) => {
      const known = await lockAccounts(trx, buyer);
      const name = plainName(provider);
      const same = known.find(
        (each) => plainName(each.provider) === name && each.number === number,
      );
      if (same) return shown(same);
      if (known.length >= MAX_ACCOUNTS) {
        const message = `No more than ${MAX_ACCOUNTS} accounts for refunds are kept`;
        throw new ApiProblem(409, 'too-many', message);
      }
      const account = {
        uuid,
        customerUuid: buyer.customerUuid ?? null,
        orderUuid: buyer.guest?.orderUuid ?? null,
        provider,
        number,
        createdAt: context.now(),
      };
      await trx.insertInto('refundAccounts').values(account).execute();
      return shown(account);
    });
    // Otherwise the reply is an account that was saved before.
    if (reply.uuid === uuid) {
      await report(context, { event: 'refund-account-saved', buyer, number, address });
    }
    return reply;
  },

  async deleteRefundAccount({ params, ...caller }, { db }) {
    const deleted = await db
      .deleteFrom('refundAccounts')
      .where('uuid', '=', params.uuid)
      .where(isAccountOf(buyerOf(caller)))
      .returning('uuid')
      .executeTakeFirst();
    if (!deleted) throw notFound('That account');
    return { isDone: true };
  },

  async chooseRefundAccount({ params, body: { accountUuid }, address, ...caller }, context) {
    const buyer = buyerOf(caller);
    await consumeRateLimit(context, WRITING, senderOf(buyer));
    const uuid = params.refundUuid;
    const { number, isOther, reply } = await inTransaction(context.db, async (trx) => {
      const order = await lockOrder(trx, params.id);
      if (!order || !isOwnOrder(buyer, order)) throw notFound('That refund');
      const refund = await trx
        .selectFrom('payments')
        .selectAll()
        .select(isManual().as('isManual'))
        .where('uuid', '=', uuid)
        .where('orderUuid', '=', order.uuid)
        .where('status', 'in', ['refund-due', 'refunded'])
        .executeTakeFirst();
      if (!refund) throw notFound('That refund');
      const account = await trx
        .selectFrom('refundAccounts')
        .select('number')
        .where('uuid', '=', accountUuid)
        .where(isAccountOf(buyer))
        // Keeps the account from being deleted before the refund names it.
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw notFound('That account');
      if (refund.status !== 'refund-due' || !refund.isManual) {
        const message = 'This refund is paid already, or goes back the way you paid';
        throw new ApiProblem(409, 'refund-settled', message);
      }
      await trx
        .updateTable('payments')
        .set({ refundAccountUuid: accountUuid, refundFailedAt: null })
        .where('uuid', '=', uuid)
        .execute();
      return {
        number: account.number,
        isOther: refund.refundAccountUuid !== accountUuid,
        reply: {
          uuid,
          amount: toTaka(refund.receivedPaisa ?? refund.amountPaisa),
          method: refund.method,
          dueBy: refundDueBy(refund).toISOString(),
          refundedAt: null,
          ...(await readRefundWays(trx, [uuid])).get(uuid),
        },
      };
    });
    if (isOther) {
      await report(context, { event: 'refund-account-named', buyer, number, address });
    }
    return reply;
  },
};

interface Change {
  event: 'refund-account-saved' | 'refund-account-named';
  buyer: Buyer;
  /** Number of the account. */
  number: string;
  /** Network address of the client. */
  address: string;
}

/** Logs a change that a stolen session could make, and tells it to the customer or guest. */
async function report(
  context: ApiContext,
  { event, buyer, number, address }: Change,
): Promise<void> {
  const { customerUuid, guest } = buyer;
  const by = guest ? 'code' : 'session';
  logAccess(context, { event, customer: customerUuid, by, network: address });
  const owner = guest
    ? { phone: guest.phone, phoneVerified: true, email: null, emailVerified: false }
    : await readContacts(context.db, customerUuid);
  notifyOwner(context, { refundAccount: lastDigits(number) }, owner);
}

interface Account {
  uuid: string;
  provider: string;
  number: string;
  createdAt: Date;
}

const shown = ({ uuid, provider, number, createdAt }: Account): RefundAccount => ({
  uuid,
  provider,
  maskedNumber: maskNumber(number),
  createdAt: createdAt.toISOString(),
});

/**
 * SQL that is true for the accounts of a customer, or for those that a guest has named for the
 * order. The latter stay with the order if an account claims it, and so do the refunds that they get.
 */
const isAccountOf = ({ customerUuid, guest }: Buyer) =>
  guest
    ? sql<boolean>`refund_accounts.order_uuid = ${guest.orderUuid}`
    : sql<boolean>`refund_accounts.customer_uuid = ${customerUuid}`;

/**
 * Reads the accounts of a customer or guest. First locks the row of the customer or of the guest's
 * order, so that simultaneous requests cannot exceed the limit or save an account twice.
 * @throws ApiProblem 401 if the account that had claimed the guest's order was deleted
 */
async function lockAccounts(trx: DatabaseTransaction, buyer: Buyer) {
  if (buyer.guest) {
    const order = await lockOrder(trx, buyer.guest.orderUuid);
    // The account that had claimed the order was deleted meanwhile, and a new row would stay.
    if (!order || order.ownerDeletedAt) throw unauthorized();
  } else {
    await trx
      .selectFrom('customers')
      .select('uuid')
      .where('uuid', '=', buyer.customerUuid)
      // The key of a request has locked the row for share already, and simultaneous requests may
      // each have. A lock for update would wait for the others, which would wait for this one.
      .forNoKeyUpdate()
      .execute();
  }
  return trx.selectFrom('refundAccounts').selectAll().where(isAccountOf(buyer)).execute();
}

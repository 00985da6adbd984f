import { randomUUID } from 'node:crypto';
import type { RefundAccount } from '@marketplace/contracts/api/refundAccounts';
import { plainName } from '@marketplace/contracts/api/typedText';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { logAccess } from '../customers/logAccess';
import { notifyOwner } from '../customers/notifyOwner';
import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { isManual } from '../delivery-terms/manualRefunds';
import { refundDueBy } from '../delivery-terms/refundTerms';
import { lastDigits, maskNumber, readRefundWays } from '../delivery-terms/refundWays';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';

const MAX_ACCOUNTS = 5;
const WRITING: RateLimit = { name: 'refund account', most: 20, windowMinutes: 60 };

export const refundAccountHandlers: Handlers<
  'listRefundAccounts' | 'createRefundAccount' | 'deleteRefundAccount' | 'chooseRefundAccount'
> = {
  async listRefundAccounts({ customerUuid }, { db }) {
    const rows = await db
      .selectFrom('refundAccounts')
      .selectAll()
      .where('customerUuid', '=', customerUuid)
      .orderBy('createdAt', 'desc')
      .orderBy('uuid')
      .execute();
    return { items: rows.map(shown) };
  },

  async createRefundAccount({ customerUuid, body, writeKey, address }, context) {
    await consumeRateLimit(context, WRITING, customerUuid);
    const { provider, number } = body;
    let isNew = false;
    const reply = await writeOnce(context, writeKey, async (trx) => {
      const known = await lockAccounts(trx, customerUuid);
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
        uuid: randomUUID(),
        customerUuid,
        provider,
        number,
        createdAt: context.now(),
      };
      await trx.insertInto('refundAccounts').values(account).execute();
      isNew = true;
      return shown(account);
    });
    if (isNew) {
      await report(context, { event: 'refund-account-saved', customerUuid, number, address });
    }
    return reply;
  },

  async deleteRefundAccount({ customerUuid, params }, { db }) {
    const deleted = await db
      .deleteFrom('refundAccounts')
      .where('uuid', '=', params.uuid)
      .where('customerUuid', '=', customerUuid)
      .returning('uuid')
      .executeTakeFirst();
    if (!deleted) throw notFound('That account');
    return { isDone: true };
  },

  async chooseRefundAccount({ customerUuid, params, body: { accountUuid }, address }, context) {
    await consumeRateLimit(context, WRITING, customerUuid);
    const uuid = params.refundUuid;
    const { number, isOther, reply } = await inTransaction(context.db, async (trx) => {
      const order = await lockOrder(trx, params.id);
      if (order?.customerUuid !== customerUuid) throw notFound('That refund');
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
        .where('customerUuid', '=', customerUuid)
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
      await report(context, { event: 'refund-account-named', customerUuid, number, address });
    }
    return reply;
  },
};

interface Change {
  event: 'refund-account-saved' | 'refund-account-named';
  customerUuid: string;
  /** Number of the account. */
  number: string;
  /** Network address of the client. */
  address: string;
}

/** Logs a change that a stolen session could make, and tells it to the customer. */
async function report(
  context: ApiContext,
  { event, customerUuid, number, address }: Change,
): Promise<void> {
  logAccess(context, { event, customer: customerUuid, by: 'session', network: address });
  const owner = await context.db
    .selectFrom('customers')
    .select(['phone', 'phoneVerified', 'email', 'emailVerified'])
    .where('uuid', '=', customerUuid)
    .executeTakeFirst();
  if (owner) notifyOwner(context, { refundAccount: lastDigits(number) }, owner);
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
 * Reads a customer's accounts. First locks the customer's row, so that simultaneous requests cannot
 * exceed the limit or save an account twice.
 */
async function lockAccounts(trx: DatabaseTransaction, customerUuid: string) {
  await trx
    .selectFrom('customers')
    .select('uuid')
    .where('uuid', '=', customerUuid)
    // The key of a request has locked the row for share already, and simultaneous requests may each
    // have. A lock for update would wait for the others, which would wait for this one.
    .forNoKeyUpdate()
    .execute();
  return trx
    .selectFrom('refundAccounts')
    .selectAll()
    .where('customerUuid', '=', customerUuid)
    .execute();
}

import { randomUUID } from 'node:crypto';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { RefundAccount } from '@marketplace/contracts/api/refundAccounts';
import { WALLET_NAMES } from '@marketplace/contracts/api/walletNames';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { isManual } from '../delivery-terms/manualRefunds';
import { refundDueBy } from '../delivery-terms/refundTerms';
import { maskNumber, readRefundWays } from '../delivery-terms/refundWays';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
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

  async createRefundAccount({ customerUuid, body, writeKey }, context) {
    await consumeRateLimit(context, WRITING, customerUuid);
    const { provider } = body;
    // Different spellings of a wallet's number are one account.
    const number = isWallet(provider) ? withPhonePrefix(body.number).slice(3) : body.number;
    return writeOnce(context, writeKey, async (trx) => {
      const known = await lockAccounts(trx, customerUuid);
      const same = known.find((each) => each.provider === provider && each.number === number);
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
      return shown(account);
    });
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

  async chooseRefundAccount({ customerUuid, params, body: { accountUuid } }, { db }) {
    const uuid = params.refundUuid;
    return db.transaction().execute(async (trx) => {
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
        .select('uuid')
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
        uuid,
        amount: toTaka(refund.receivedPaisa ?? refund.amountPaisa),
        method: refund.method,
        dueBy: refundDueBy(refund).toISOString(),
        refundedAt: null,
        ...(await readRefundWays(trx, [uuid])).get(uuid),
      };
    });
  },
};

const isWallet = (provider: string) => WALLET_NAMES.some((name) => name === provider);

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
    .forUpdate()
    .execute();
  return trx
    .selectFrom('refundAccounts')
    .selectAll()
    .where('customerUuid', '=', customerUuid)
    .execute();
}

import { refundAccountInput } from '@marketplace/contracts/api/refundAccounts';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { recordAct } from '../database/operatorActs';
import type { DatabaseTransaction } from '../database/schema';
import { maskAccount, readRefundWays } from '../delivery-terms/refundWays';
import {
  type PaymentContext,
  recordFailedRefund,
  recordManualRefund,
} from '../payments/refundPayment';
import { OrderRefusal } from './lockOrderByNumber';

interface PaidByHand {
  orderNumber: number;
  /** The refund's id, which the command `late` prints. */
  invoice: string;
  /** Name of the operator, for the audit log. */
  operator: string;
  /**
   * The account to which the operator has paid, or tried to pay: its number, or provider and number.
   */
  to?: string;
}

/**
 * Records one due refund of an order that a person makes, because its gateway does not. The customer
 * may name another account while the operator pays, so `to` says which account was paid.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if this refund of this order is not due, or if `to` is missing or is not the
 * number of the account that the customer has named
 */
export async function recordRefund(context: PaymentContext, paid: PaidByHand): Promise<string> {
  const { orderNumber, operator, to } = paid;
  const refund = await findRefund(context, paid);
  const isRecorded =
    refund &&
    (await recordManualRefund(context, refund.uuid, async (trx) => {
      const refundedTo = await findPaid(trx, refund, to);
      await recordAct(trx, {
        operator,
        act: 'refund-by-hand',
        subjectUuid: refund.uuid,
        actedAt: context.now(),
        before: { status: 'refund-due' },
        after: { status: 'refunded', refundedTo },
      });
      return refundedTo;
    }));
  if (!isRecorded) throw notDue(paid);
  const way = (await readRefundWays(context.db, [refund.uuid])).get(refund.uuid);
  const where = way?.destination ? ` to ${way.destination}` : '';
  return `${writeAmounts([refund])} of order ${orderNumber} is recorded as paid back${where}.`;
}

/**
 * Records that one due refund of an order could not be paid. A message and the order page then ask
 * the customer for another account.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if this refund of this order is not due, or if `to` is not the account that
 * the customer has named
 */
export async function failRefund(context: PaymentContext, tried: PaidByHand): Promise<string> {
  const { orderNumber, operator, to } = tried;
  const refund = await findRefund(context, tried);
  const isRecorded =
    refund &&
    (await recordFailedRefund(context, refund.uuid, async (trx) => {
      const named = await findNamed(trx, refund);
      if (named && !isSame(named, to)) throw otherNamed(named, to);
      await recordAct(trx, {
        operator,
        act: 'refund-failed',
        subjectUuid: refund.uuid,
        actedAt: context.now(),
        before: { refundAccount: named ? maskAccount(named) : null },
        after: { refundAccount: null },
      });
    }));
  if (!isRecorded) throw notDue(tried);
  return `${writeAmounts([refund])} of order ${orderNumber} is recorded as not paid. A message asks the customer for another account.`;
}

const notDue = ({ orderNumber, invoice }: PaidByHand) =>
  new OrderRefusal(`No refund ${invoice} of order ${orderNumber} is due.`);

interface Account {
  provider: string;
  number: string;
}

/**
 * Returns the account to which an operator has paid a refund, by its last digits; `null` if the money
 * was handed over. Provider and number together count even if the customer now names another
 * account, because the record must say where the money went.
 */
async function findPaid(
  trx: DatabaseTransaction,
  refund: { uuid: string },
  to: string | undefined,
): Promise<string | null> {
  const typed = to === undefined ? undefined : readAccount(to);
  if (typed) return maskAccount(typed);
  const named = await findNamed(trx, refund);
  if (named && isSame(named, to)) return maskAccount(named);
  if (named) throw otherNamed(named, to);
  if (to === undefined) return null;
  throw new OrderRefusal(
    'No account is named for this refund. Say to which account it was paid: --to "<provider> <number>".',
  );
}

const findNamed = (trx: DatabaseTransaction, { uuid }: { uuid: string }) =>
  trx
    .selectFrom('payments')
    .innerJoin('refundAccounts', 'refundAccounts.uuid', 'refundAccountUuid')
    .select(['provider', 'number'])
    .where('payments.uuid', '=', uuid)
    .executeTakeFirst();

/** Reads an account as an operator types it: the number begins at the first digit. */
function readAccount(typed: string): Account | undefined {
  const at = typed.search(/[+\p{Nd}]/u);
  if (at < 0) return undefined;
  const account = { provider: typed.slice(0, at), number: typed.slice(at) };
  return refundAccountInput.safeParse(account).data;
}

/** True if a number, or provider and number, are those of an account. */
function isSame({ provider, number }: Account, to = ''): boolean {
  const typed = readAccount(to) ?? readAccount(`${provider} ${to}`);
  return typed?.provider === provider && typed.number === number;
}

const otherNamed = (named: Account, to: string | undefined) =>
  new OrderRefusal(
    to === undefined
      ? 'Repeat the number of the account, which late prints: --to <number>.'
      : `The customer now names ${maskAccount(named)}. If the money went to another account, run --by-hand with --to "<provider> <number>".`,
  );

const findRefund = ({ db }: PaymentContext, { orderNumber, invoice }: PaidByHand) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['payments.uuid', 'amountPaisa', 'receivedPaisa'])
    .where('orderNumber', '=', orderNumber)
    .where('invoice', '=', invoice)
    .executeTakeFirst();

interface Amount {
  amountPaisa: number;
  receivedPaisa: number | null;
}

/** Writes the sum of some payments in taka. */
export const writeAmounts = (amounts: Amount[]) =>
  formatTaka(
    toTaka(
      amounts.reduce(
        (sum, { amountPaisa, receivedPaisa }) => sum + (receivedPaisa ?? amountPaisa),
        0,
      ),
    ),
    'en',
  );

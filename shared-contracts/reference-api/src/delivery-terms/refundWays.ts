import type { OrderRefund } from '@marketplace/contracts/api/orderRefund';
import type { Database, DatabaseTransaction } from '../database/schema';
import { isManual } from './manualRefunds';

const SHOWN_DIGITS = 4;

/** Returns the last digits of an account's number, which customers read. */
export const lastDigits = (number: string) => number.slice(-SHOWN_DIGITS);

/** Returns the last digits of an account's number, e.g. `••••0001`. */
export const maskNumber = (number: string) => `••••${lastDigits(number)}`;

interface Account {
  provider: string;
  number: string;
}

/** Returns provider and last digits of an account, e.g. `bKash ••••0001`. */
export const maskAccount = ({ provider, number }: Account) => `${provider} ${maskNumber(number)}`;

type RefundWay = Required<Pick<OrderRefund, 'destination' | 'needsAccount' | 'failedAt'>>;

/** The way of a refund that goes back as the customer paid. */
export const USUAL_WAY: RefundWay = { destination: null, needsAccount: false, failedAt: null };

/**
 * Reads to which accounts refunds go, and which of them need an account that their customer or guest
 * has not named.
 * @returns the ways by the uuid of their refund
 */
export async function readRefundWays(
  db: Database | DatabaseTransaction,
  uuids: string[],
): Promise<Map<string, RefundWay>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .leftJoin('refundAccounts', 'refundAccounts.uuid', 'refundAccountUuid')
    .select(['payments.uuid', 'payments.status'])
    .select(['provider', 'number', 'refundedTo', 'refundFailedAt', isManual().as('isManual')])
    .where('payments.uuid', 'in', uuids)
    .execute();
  return new Map(
    rows.map(({ uuid, status, provider, number, ...row }) => {
      const account = provider && number ? maskAccount({ provider, number }) : null;
      const isPayable = status === 'refund-due' && row.isManual;
      return [
        uuid,
        {
          destination: status === 'refunded' ? row.refundedTo : account,
          needsAccount: isPayable && account === null,
          failedAt: (status === 'refund-due' && row.refundFailedAt?.toISOString()) || null,
        },
      ];
    }),
  );
}

import { userInfo } from 'node:os';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { pino } from 'pino';
import { type LateThing, listLate } from '../delivery-terms/lateMarks';
import { listManualRefunds } from '../delivery-terms/manualRefunds';
import { closeUntold, listUntold } from '../order-messages/sendOrderMessages';
import { advanceOrder } from '../orders/advanceOrder';
import { failRefund, recordRefund } from '../orders/manualRefund';
import { refundOrder, retryRefunds } from '../orders/refundOrder';
import { createPayments } from '../payments/createPayments';
import { closeRisky, listRisky } from '../payments/riskyPayments';
import { closeUnanswered, listUnanswered } from '../payments/unansweredPayments';
import { printable } from './describePending';
import { openMarket } from './openMarket';
import { parseCommand, readOrderNumber } from './parseCommand';
import type { Settings } from './readSettings';

const ADVANCE_USAGE =
  'Use: advance <order number> [--parcel <number>] --to confirmed, shipped or delivered [--code <code of the hand-over>].';
const TARGETS = ['confirmed', 'shipped', 'delivered'] as const;

/** Advances an order, or one of its parcels. */
export async function advance(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { parcel: { type: 'string' }, to: { type: 'string' }, code: { type: 'string' } },
    ADVANCE_USAGE,
  );
  const to = TARGETS.find((target) => target === values.to);
  const isParcelRead = values.parcel === undefined || /^[1-9]\d{0,3}$/.test(values.parcel);
  const handOverCode = values.code?.trim();
  const isCodeRead = handOverCode === undefined || (to === 'delivered' && handOverCode !== '');
  if (!to || !isParcelRead || !isCodeRead) throw new Error(ADVANCE_USAGE);
  const orderNumber = readOrderNumber(positionals, ADVANCE_USAGE);
  const parcelNumber = values.parcel === undefined ? undefined : Number(values.parcel);

  const { db, now, close } = await openMarket(settings);
  try {
    const said = await advanceOrder({ db, now }, { orderNumber, parcelNumber, to, handOverCode });
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

const REFUND_USAGE =
  'Use: refund <order number> [--reason <why>] [--whole], or refund <order number> --retry, or refund <order number> --by-hand <id of the refund>, or refund <order number> --failed <id of the refund>, both with --to <number of the account> if there is one; --by <name> names who acts.';

/**
 * Refunds an order through its payment gateway: with `--whole` even if another refund of it is due
 * already. With `--retry`, only tries the due refunds again. With `--by-hand`, only records that a
 * person makes one of them. With `--failed`, records that one of them could not be paid, so that the
 * customer is asked for another account. Both take `--to`, the account that was paid or tried.
 */
export async function refund(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    {
      reason: { type: 'string' },
      whole: { type: 'boolean' },
      retry: { type: 'boolean' },
      'by-hand': { type: 'string' },
      failed: { type: 'string' },
      to: { type: 'string' },
      by: { type: 'string' },
    },
    REFUND_USAGE,
  );
  const { reason, whole: isWhole, retry: isRetry, 'by-hand': paid, failed, to } = values;
  const isRefund = reason !== undefined || isWhole;
  const invoice = paid ?? failed;
  const operator = values.by?.trim() || userInfo().username;
  const chosen = [isRefund, isRetry, paid !== undefined, failed !== undefined].filter(Boolean);
  const isAlone = to !== undefined && invoice === undefined;
  if (chosen.length > 1 || isAlone) throw new Error(REFUND_USAGE);
  const orderNumber = readOrderNumber(positionals, REFUND_USAGE);
  const { db, now, close } = await openMarket(settings);
  try {
    const payments = createPayments({ db, now }, settings.payments);
    const log = pino({ level: settings.logLevel });
    const context = { db, now, payments, log };
    const run = () => {
      if (invoice !== undefined) {
        return (paid === undefined ? failRefund : recordRefund)(context, {
          orderNumber,
          invoice,
          operator,
          to,
        });
      }
      if (isRetry) return retryRefunds(context, orderNumber);
      return refundOrder(context, { orderNumber, operator, reason, isWhole });
    };
    process.stdout.write(`${await run()}\n`);
  } finally {
    await close();
  }
}

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>[number];
type Risky = Awaited<ReturnType<typeof listRisky>>[number];
type Manual = Awaited<ReturnType<typeof listManualRefunds>>[number];
type Untold = Awaited<ReturnType<typeof listUntold>>[number];

const LATE_USAGE = 'Use: late [--seen-to <name of a payment at its gateway>].';

/**
 * Lists what a person must deal with: overdue parcels, refunds and complaints, refunds that a person
 * has to make, payments that are risky or have an unknown outcome, and refunds that the customer was
 * not told about. With `--seen-to`, first
 * records that a person has dealt with one of the payments.
 */
export async function late(settings: Settings, args: string[]): Promise<void> {
  const options = { 'seen-to': { type: 'string' } } as const;
  const { values, positionals } = parseCommand(args, options, LATE_USAGE);
  if (positionals.length > 0) throw new Error(LATE_USAGE);
  const { db, now, close } = await openMarket(settings);
  try {
    const invoice = values['seen-to'];
    const isSeenTo =
      invoice === undefined ||
      (await closeUnanswered(db, invoice)) ||
      (await closeRisky(db, invoice)) ||
      (await closeUntold({ db, now }, invoice));
    if (!isSeenTo) {
      throw new Error(`No payment ${invoice} waits for somebody to see to it.`);
    }
    const lines = (await listLate(db)).map(describeLate);
    for (const refund of await listManualRefunds(db)) lines.push(describeManual(refund));
    for (const payment of await listUnanswered(db)) lines.push(describeUnanswered(payment));
    for (const payment of await listRisky(db)) lines.push(describeRisky(payment));
    for (const payment of await listUntold(db)) lines.push(describeUntold(payment));
    process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'Nothing is late.'}\n`);
  } finally {
    await close();
  }
}

function describeUnanswered(payment: Unanswered): string {
  const { orderNumber, method, amountPaisa, invoice, createdAt } = payment;
  const what = `${formatTaka(toTaka(amountPaisa), 'en')} by ${method}, begun ${createdAt.toISOString()}`;
  return `Order ${orderNumber}: ${what}: nobody knows whether it was paid. Look for ${invoice} at the provider, then run late --seen-to ${invoice}.`;
}

function describeRisky({ orderNumber, method, amountPaisa, invoice }: Risky): string {
  const what = `${formatTaka(toTaka(amountPaisa), 'en')} by ${method} is paid, and its provider rates it as a risk`;
  return `Order ${orderNumber}: ${what}. It is not sent until you have looked for ${invoice} at the provider; then run late --seen-to ${invoice} or refund ${orderNumber}.`;
}

function describeManual(refund: Manual): string {
  const { orderNumber, method, paisa, invoice, dueBy } = refund;
  const isCash = method === 'cash-on-delivery';
  const why = isCash ? '' : `, as ${method} cannot make this refund`;
  const what = `${formatTaka(toTaka(paisa), 'en')} is to be paid back ${describeWay(refund)}${why}, by ${dueBy.toISOString()}`;
  const to = refund.provider ? ` --to ${refund.number}` : '';
  const any = to ? '' : ' (with --to "<provider> <number>" if you pay to an account)';
  return `Order ${orderNumber}: ${what}. Then run refund ${orderNumber} --by-hand ${invoice}${to}${any}, or --failed ${invoice}${to} if it cannot be paid.`;
}

/** Says where a person pays a refund. Only operators read whole numbers of accounts. */
function describeWay({ provider, number, refundFailedAt }: Manual): string {
  if (provider) return `to ${printable(provider)} ${number}`;
  const asked = refundFailedAt ? 'another account' : 'an account';
  return `by hand (the customer is asked for ${asked})`;
}

function describeUntold({ orderNumber, method, paisa, invoice, phone }: Untold): string {
  const what = `${formatTaka(toTaka(paisa), 'en')} by ${method} goes back, as it cannot be delivered`;
  return `Order ${orderNumber}: ${what}: no text of it was taken. Tell ${phone}, then run late --seen-to ${invoice}.`;
}

function describeLate({ kind, orderNumber, dueBy, ...thing }: LateThing): string {
  const { shopName, position, paisa, invoice, subjectUuid } = thing;
  const due = `was due by ${dueBy.toISOString()}`;
  if (kind === 'complaint') {
    return `Order ${orderNumber}, complaint ${subjectUuid} about ${shopName}: an answer ${due}.`;
  }
  if (kind === 'refund') {
    return `Order ${orderNumber}: ${formatTaka(toTaka(paisa ?? 0), 'en')} ${due} and is not paid back. If its provider refuses it, run refund ${orderNumber} --failed ${invoice}: it is not tried again, and the customer is asked for an account.`;
  }
  const what = kind === 'delivery' ? 'has not arrived' : 'is paid for and not confirmed';
  return `Order ${orderNumber}, parcel ${(position ?? 0) + 1} of ${shopName}: ${due} and ${what}.`;
}

import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { pino } from 'pino';
import { type LateThing, listLate } from '../delivery-terms/lateMarks';
import { closeUntold, listUntold } from '../order-messages/sendOrderMessages';
import { advanceOrder } from '../orders/advanceOrder';
import { recordRefund, refundOrder } from '../orders/refundOrder';
import { createPayments } from '../payments/createPayments';
import { closeRisky, listRisky } from '../payments/riskyPayments';
import { closeUnanswered, listUnanswered } from '../payments/unansweredPayments';
import { openMarket } from './openMarket';
import { parseCommand, readOrderNumber } from './parseCommand';
import type { Settings } from './readSettings';

const ADVANCE_USAGE =
  'Use: advance <order number> [--parcel <number>] --to confirmed, shipped or delivered.';
const TARGETS = ['confirmed', 'shipped', 'delivered'] as const;

/** Advances an order, or one of its parcels. */
export async function advance(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { parcel: { type: 'string' }, to: { type: 'string' } },
    ADVANCE_USAGE,
  );
  const to = TARGETS.find((target) => target === values.to);
  const isParcelRead = values.parcel === undefined || /^[1-9]\d{0,3}$/.test(values.parcel);
  if (!to || !isParcelRead) throw new Error(ADVANCE_USAGE);
  const orderNumber = readOrderNumber(positionals, ADVANCE_USAGE);
  const parcelNumber = values.parcel === undefined ? undefined : Number(values.parcel);

  const { db, now, close } = await openMarket(settings);
  try {
    const said = await advanceOrder({ db, now }, { orderNumber, parcelNumber, to });
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

const REFUND_USAGE =
  'Use: refund <order number> [--reason <why>], or refund <order number> --by-hand.';

/**
 * Refunds an order through its payment gateway. With `--by-hand`, only records that a person has made
 * the refund that is due.
 */
export async function refund(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { reason: { type: 'string' }, 'by-hand': { type: 'boolean' } },
    REFUND_USAGE,
  );
  const orderNumber = readOrderNumber(positionals, REFUND_USAGE);
  const { db, now, close } = await openMarket(settings);
  try {
    const payments = createPayments({ db, now }, settings.payments);
    const log = pino({ level: settings.logLevel });
    const { reason, 'by-hand': isByHand } = values;
    const context = { db, now, payments, log };
    const said = isByHand
      ? await recordRefund(context, orderNumber)
      : await refundOrder(context, { orderNumber, reason });
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>[number];
type Risky = Awaited<ReturnType<typeof listRisky>>[number];
type Untold = Awaited<ReturnType<typeof listUntold>>[number];

const LATE_USAGE = 'Use: late [--seen-to <name of a payment at its gateway>].';

/**
 * Lists what a person must deal with: overdue parcels, refunds and complaints, payments that are
 * risky or have an unknown outcome, and refunds that the customer was not told about. With `--seen-to`, first
 * records that a person has dealt with one of the payments.
 */
export async function late(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseCommand(args, { 'seen-to': { type: 'string' } }, LATE_USAGE);
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

function describeUntold({ orderNumber, method, paisa, invoice, phone }: Untold): string {
  const what = `${formatTaka(toTaka(paisa), 'en')} by ${method} goes back, as it cannot be delivered`;
  return `Order ${orderNumber}: ${what}: no text of it was taken. Tell ${phone}, then run late --seen-to ${invoice}.`;
}

function describeLate(late: LateThing): string {
  const { kind, orderNumber, dueBy, shopName, position, paisa, subjectUuid } = late;
  const due = `was due by ${dueBy.toISOString()}`;
  if (kind === 'complaint') {
    return `Order ${orderNumber}, complaint ${subjectUuid} about ${shopName}: an answer ${due}.`;
  }
  if (kind === 'refund') {
    return `Order ${orderNumber}: ${formatTaka(toTaka(paisa ?? 0), 'en')} ${due} and is not paid back. If its provider refuses it, pay it back yourself, then run refund ${orderNumber} --by-hand.`;
  }
  const what = kind === 'delivery' ? 'has not arrived' : 'is paid for and not confirmed';
  return `Order ${orderNumber}, parcel ${(position ?? 0) + 1} of ${shopName}: ${due} and ${what}.`;
}

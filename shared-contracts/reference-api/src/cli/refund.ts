import { pino } from 'pino';
import { refundOrder } from '../orders/refundOrder';
import { createPayments } from '../payments/createPayments';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import { readOrderNumber } from './readOrderNumber';
import type { Settings } from './readSettings';

const USAGE = 'Use: refund <order number> [--reason <why>].';

/** Gives back what was paid for an order, through the gateway it was paid with. */
export async function refund(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { reason: { type: 'string' } }, USAGE);
  const orderNumber = readOrderNumber(positionals, USAGE);
  const { db, close } = await openMarket(settings);
  try {
    const now = () => new Date();
    const payments = createPayments({ db, now }, settings.payments);
    const log = pino({ level: settings.logLevel });
    const { reason } = values;
    const said = await refundOrder({ db, now, payments, log }, { orderNumber, reason });
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

import { advanceOrder } from '../orders/advanceOrder';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import { readOrderNumber } from './readOrderNumber';
import type { Settings } from './readSettings';

const USAGE =
  'Use: advance <order number> [--parcel <number>] --to confirmed, shipped or delivered.';
const TARGETS = ['confirmed', 'shipped', 'delivered'] as const;

/** Takes an order, or one of its parcels, a step further. */
export async function advance(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { parcel: { type: 'string' }, to: { type: 'string' } },
    USAGE,
  );
  const to = TARGETS.find((target) => target === values.to);
  const isParcelRead = values.parcel === undefined || /^[1-9]\d{0,3}$/.test(values.parcel);
  if (!to || !isParcelRead) throw new Error(USAGE);
  const orderNumber = readOrderNumber(positionals, USAGE);
  const parcelNumber = values.parcel === undefined ? undefined : Number(values.parcel);

  const { db, close } = await openMarket(settings);
  try {
    const said = await advanceOrder(
      { db, now: () => new Date() },
      { orderNumber, parcelNumber, to },
    );
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

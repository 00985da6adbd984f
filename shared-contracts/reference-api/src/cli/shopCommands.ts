import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

/** Makes a shop refuse new orders. Its pages and existing orders are not affected. */
export const closeShop = (settings: Settings, args: string[]) => setClosed(settings, args, true);

/** Lets a closed shop accept orders again. */
export const openShop = (settings: Settings, args: string[]) => setClosed(settings, args, false);

async function setClosed(settings: Settings, args: string[], isClosed: boolean): Promise<void> {
  const usage = `Use: ${isClosed ? 'close' : 'open'}-shop <handle>, as in the address of its page.`;
  const [handle, ...others] = parseCommand(args, {}, usage).positionals;
  if (!handle || others.length > 0) throw new Error(usage);
  const { db, close } = await openMarket(settings);
  try {
    const shop = await db
      .updateTable('shops')
      .set({ isClosed })
      .where('handle', '=', handle)
      .returning('name')
      .executeTakeFirst();
    if (!shop) throw new Error(`There is no shop "${handle}".`);
    const state = isClosed ? 'is closed and takes no orders' : 'is open and takes orders';
    process.stdout.write(`${shop.name} ${state}.\n`);
  } finally {
    await close();
  }
}

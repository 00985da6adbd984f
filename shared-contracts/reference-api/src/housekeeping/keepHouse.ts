import { forgetOldCarts } from '../cart/forgetOldCarts';
import { forgetOldCodes } from '../customers/forgetOldCodes';
import { forgetOldTries } from '../http/forgetOldTries';
import type { ApiContext } from '../http/Handlers';
import { forgetOldMessages } from '../messages/forgetOldMessages';
import { giveUpUnpaidOrders } from '../orders/giveUpUnpaidOrders';
import { payBackDue } from '../payments/payBackDue';
import { forgetUnusedUploads } from '../uploads/forgetUnusedUploads';

/** Something that has to be done from time to time; doing it twice, or on two hosts, is harmless. */
export type Chore = (context: ApiContext) => Promise<void>;

const SWEEP_SECONDS = 30;

const forgetOldTokens: Chore = async ({ db, now }) => {
  await db.deleteFrom('accessTokens').where('expiresAt', '<', now()).execute();
};

const CHORES: Readonly<Record<string, Chore>> = {
  forgetOldCarts,
  giveUpUnpaidOrders,
  payBackDue,
  forgetOldCodes,
  forgetOldMessages,
  forgetOldTokens,
  forgetOldTries,
  forgetUnusedUploads,
};

/** Does every chore once; one that fails is logged and does not stop the others. */
export async function sweep(context: ApiContext): Promise<void> {
  for (const [chore, work] of Object.entries(CHORES)) {
    await work(context).catch((err: unknown) =>
      context.log.error({ err, chore }, 'a chore failed'),
    );
  }
}

/** Sweeps until told to stop. */
export function keepHouse(context: ApiContext): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sweep(context));
  }, SWEEP_SECONDS * 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

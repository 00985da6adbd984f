import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { cartPath } from '@marketplace/contracts/routes';

/** Longer than between two taps of a row, shorter than a look at the sum, ms. */
export const QUIET_MS = 300;

interface Unsaved {
  /** Fields of the form that sets the quantity. */
  fields: Record<string, string>;
  /** No other quantity was chosen for a while, or there is no time left for one. */
  quiet: Promise<void>;
  endQuiet: () => void;
  /** Chosen on another page than the cart's. */
  isOfOtherPage: boolean;
  /** The page has been left, and the browser sends it. */
  isPosted: boolean;
  /** Saved, refused or superseded; never rejects. */
  done: Promise<void>;
  settle: () => void;
}

/** Quantities that were chosen and are not known to be saved, by cart item. */
const unsaved = new Map<string, Unsaved>();

/**
 * Notes a quantity as it is chosen, before the code is there that saves it. A page that is left
 * meanwhile sends it as the form without JavaScript does, which outlives the page.
 * @returns forgets it: it is saved, refused or superseded
 */
export function noteQuantity(
  cartItemUuid: string,
  quantity: number,
  isOfOtherPage = false,
): () => void {
  const [quiet, endQuiet] = openPromise();
  const [done, settleDone] = openPromise();
  const change: Unsaved = {
    fields: { [CART_FIELDS.cartItemUuid]: cartItemUuid, [CART_FIELDS.quantity]: String(quantity) },
    quiet,
    endQuiet,
    isOfOtherPage,
    isPosted: false,
    done,
    settle: () => {
      settleDone();
      if (unsaved.get(cartItemUuid) === change) unsaved.delete(cartItemUuid);
      if (unsaved.size === 0) watchLeaving('removeEventListener');
    },
  };
  unsaved.set(cartItemUuid, change);
  watchLeaving('addEventListener');
  return change.settle;
}

/**
 * Debounces the quantity that was noted for a cart item, so that a row of taps is one request: saves it
 * once no other has been chosen for `QUIET_MS`.
 * @param signal aborted when another quantity was chosen
 * @throws what `save` throws
 */
export async function saveWhenQuiet(
  cartItemUuid: string,
  { signal, save }: { signal: AbortSignal; save: () => Promise<void> },
): Promise<void> {
  // By now the noted quantity is the one that came after this one.
  if (signal.aborted) return;
  const change = unsaved.get(cartItemUuid);
  if (change) setTimeout(change.endQuiet, QUIET_MS);
  await change?.quiet;
  try {
    if (!signal.aborted && !change?.isPosted) await save();
  } finally {
    change?.settle();
  }
}

/**
 * Saves at once what waits; settled when all of it is answered. What fails is told by who saves it.
 * @param ofOtherPages leaves what was chosen on the cart's page to its own time
 */
export async function flushQuantities({ ofOtherPages = false } = {}): Promise<void> {
  const changes = [...unsaved.values()].filter((change) => change.isOfOtherPage || !ofOtherPages);
  for (const { endQuiet } of changes) endQuiet();
  await Promise.all(changes.map(({ done }) => done));
}

function openPromise(): [promise: Promise<void>, resolve: () => void] {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return [promise, () => settle?.()];
}

function watchLeaving(act: 'addEventListener' | 'removeEventListener'): void {
  window[act]('pagehide', postUnsaved);
  document[act]('visibilitychange', flushHidden);
}

/** Telephones end hidden pages without telling them. */
function flushHidden(): void {
  if (document.visibilityState === 'hidden') void flushQuantities();
}

/** A refusal is told by the next page: its text is in a cookie, which a redirect would use up. */
function postUnsaved(): void {
  for (const change of unsaved.values()) {
    if (change.isPosted) continue;
    change.isPosted = true;
    const body = new URLSearchParams(change.fields);
    fetch(cartPath(), { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
      () => undefined,
    );
    change.endQuiet();
  }
}

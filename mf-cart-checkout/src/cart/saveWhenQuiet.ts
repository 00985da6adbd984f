import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { cartPath } from '@marketplace/contracts/routes';

/** Longer than between two taps of a row, shorter than a look at the sum, ms. */
export const QUIET_MS = 300;

interface Unsaved {
  /** Fields of the form that sets the quantity. */
  fields: Record<string, string>;
  /** Ends the quiet time. */
  endQuiet: () => void;
  /** The page has been left, and the browser sends it. */
  isPosted: boolean;
  /** Settled once it is saved, refused or superseded; never rejects. */
  done: Promise<unknown>;
}

/** Quantities that were chosen and are not known to be saved, by cart item. */
const unsaved = new Map<string, Unsaved>();

/**
 * Debounces a quantity, so that a row of taps is one request: saves it once no other has been chosen
 * for its cart item for `QUIET_MS`. A page that is left meanwhile sends it as the form without
 * JavaScript does, which outlives the page.
 * @param signal aborted when another quantity was chosen
 * @throws what `save` throws
 */
export function saveWhenQuiet(
  cartItemUuid: string,
  quantity: number,
  { signal, save }: { signal: AbortSignal; save: () => Promise<void> },
): Promise<void> {
  const change: Unsaved = {
    fields: { [CART_FIELDS.cartItemUuid]: cartItemUuid, [CART_FIELDS.quantity]: String(quantity) },
    endQuiet: () => undefined,
    isPosted: false,
    done: Promise.resolve(),
  };
  const quiet = new Promise<void>((resolve) => {
    change.endQuiet = resolve;
    setTimeout(resolve, QUIET_MS);
    signal.addEventListener('abort', () => resolve());
  });
  const saved = quiet.then(async () => {
    if (!signal.aborted && !change.isPosted) await save();
  });
  change.done = saved
    .catch(() => undefined)
    .then(() => {
      if (unsaved.get(cartItemUuid) === change) unsaved.delete(cartItemUuid);
      if (unsaved.size === 0) watchLeaving('removeEventListener');
    });
  unsaved.set(cartItemUuid, change);
  watchLeaving('addEventListener');
  return saved;
}

/** Saves at once what waits; settled when all of it is answered. What fails is told by who saves it. */
export async function flushQuantities(): Promise<void> {
  const changes = [...unsaved.values()];
  for (const { endQuiet } of changes) endQuiet();
  await Promise.all(changes.map(({ done }) => done));
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
    change.isPosted = true;
    const body = new URLSearchParams(change.fields);
    fetch(cartPath(), { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
      () => undefined,
    );
    change.endQuiet();
  }
}

import { msg } from '@lingui/core/macro';
import type { Topic } from '@marketplace/contracts/events';
import { hasKeptCartChanges, keepCartChange } from '@marketplace/contracts/events/keptCartChanges';
import type { I18n } from '@marketplace/contracts/i18n';
import { toast } from '@marketplace/contracts/notices';
import type { RemoteService } from '@marketplace/contracts/RemoteModules';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { untilOnline } from '@marketplace/contracts/time/untilOnline';
import { bus } from '../../contracts';
import type { NamedRemote } from '../../manifest';
import { logFailure } from '../errors/logFailure';
import { factsOf, loadRemoteModule } from './loadRemoteModule';

const CART_SERVICE = 'mf_cart_checkout' satisfies NamedRemote;

type CartTopic = Extract<Topic, `${'cart' | 'wishlist'}:${string}-requested`>;

/** True for requests to the cart service. Other topics have subscribers from the start. */
const isCartTopic = (topic: Topic): topic is CartTopic =>
  /^(cart|wishlist):.+-requested$/.test(topic);

const NOT_ADDED = msg`Not added to the cart. Please press again in a moment.`;
const NOT_WISHED = msg`The wishlist was not changed. Please press again in a moment.`;

const KEPT = msg`You are offline. We do this when you are back.`;

/**
 * Loads the cart service when a request to it is published without a subscriber. The bus holds the
 * request and then delivers it to the service. If the service cannot be loaded, this function
 * publishes the `-failed` event for the request, and the visitor sees a toast. While the browser is
 * offline, requests wait. Also loads the service after a login, and if changes of the cart wait
 * from an earlier page.
 */
export function activateServices(i18n: I18n): void {
  let activation: Promise<void> | undefined;

  async function activate(): Promise<void> {
    const service = await loadRemoteModule<RemoteService>(CART_SERVICE, 'service', STEP_MS);
    service.activate();
  }

  function ensureActive(): Promise<void> {
    activation ??= activate().catch((error) => {
      activation = undefined;
      throw error;
    });
    return activation;
  }

  bus.onHeld((topic) => {
    if (!isCartTopic(topic)) return;
    untilOnline(() => {
      keepHeld(topic);
      toast.info(i18n._(KEPT));
    })
      .then(ensureActive)
      .catch((error) => {
        logFailure(`service ${CART_SERVICE}`, error, factsOf(CART_SERVICE));
        failHeld(topic, i18n._(topic === 'wishlist:toggle-requested' ? NOT_WISHED : NOT_ADDED));
      });
  });

  // Loads the cart service after a login, because only that service counts the wishlist. Loads it
  // for a visitor only if an earlier page has stored changes of the cart.
  bus.subscribe('session:changed', ({ isLogin }) => {
    if (!isLogin && !hasKeptCartChanges()) return;
    ensureActive().catch((error) => {
      logFailure(`service ${CART_SERVICE}`, error, factsOf(CART_SERVICE));
    });
  });

  bus.onHandlerError((error, topic) => logFailure(`handler of ${topic}`, error));
}

/**
 * Stores held changes of the cart, because the browser may close the tab while it is offline. The
 * cart service reads them from there. The bus still holds those that cannot be stored.
 */
function keepHeld(topic: CartTopic): void {
  if (topic === 'wishlist:toggle-requested') return;
  bus.releaseHeld(topic, (request) => keepCartChange(topic, request));
}

function failHeld(topic: CartTopic, message: string): void {
  const isWish = topic === 'wishlist:toggle-requested';
  const held = bus.releaseHeld(topic);
  // The first failure has already handled all held requests of the topic.
  if (held.length === 0) return;
  for (const { requestId } of held) {
    bus.publish(isWish ? 'wishlist:toggle-failed' : 'cart:add-failed', { requestId, message });
  }
  toast.error(message);
}

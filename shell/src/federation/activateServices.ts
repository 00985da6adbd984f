import { msg } from '@lingui/core/macro';
import type { Topic } from '@marketplace/contracts/events';
import { hasKeptCartChanges, keepCartChange } from '@marketplace/contracts/events/keptCartChanges';
import type { I18n } from '@marketplace/contracts/i18n';
import { toast } from '@marketplace/contracts/notices';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteService } from '@marketplace/contracts/RemoteModules';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { untilOnline } from '@marketplace/contracts/time/untilOnline';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { factsOf, loadRemoteModule } from './loadRemoteModule';

type CartTopic = Extract<Topic, `${'cart' | 'wishlist'}:${string}-requested`>;

/** True for requests to the cart service. Other topics have subscribers from the start. */
const isCartTopic = (topic: Topic): topic is CartTopic =>
  /^(cart|wishlist):.+-requested$/.test(topic);

const NOT_ADDED = msg`Not added to the cart. Please press again in a moment.`;
const NOT_WISHED = msg`The wishlist was not changed. Please press again in a moment.`;

const KEPT = msg`You are offline. We do this when you are back.`;

/**
 * Activates the services of remotes when a request to the cart or the wishlist is published without
 * a subscriber. The bus holds the request and then delivers it to the service that subscribes. If
 * no service subscribes, this function publishes the `-failed` event for the request, and the
 * visitor sees a toast. While the browser is offline, requests wait. Also activates the services
 * after a login, and if an earlier page has stored changes of the cart.
 * @param services remotes that expose `./service`. Each is activated once, even if others fail.
 */
export function activateServices(i18n: I18n, services: readonly RemoteName[]): void {
  const activations = new Map<RemoteName, Promise<void>>();

  async function activate(remote: RemoteName): Promise<void> {
    try {
      (await loadRemoteModule<RemoteService>(remote, 'service', STEP_MS)).activate();
    } catch (error) {
      activations.delete(remote);
      logFailure(`service ${remote}`, error, factsOf(remote));
    }
  }

  const activateAll = () =>
    Promise.all(
      services.map((remote) => {
        const activation = activations.get(remote) ?? activate(remote);
        activations.set(remote, activation);
        return activation;
      }),
    );

  bus.onHeld((topic) => {
    if (!isCartTopic(topic)) return;
    void untilOnline(() => {
      keepHeld(topic);
      toast.info(i18n._(KEPT));
    })
      .then(activateAll)
      .then(() => failHeld(topic, i18n));
  });

  // After a login, the cart service must count the wishlist. Without a login, it is needed only if
  // an earlier page has stored changes of the cart.
  bus.subscribe('session:changed', ({ isLogin }) => {
    if (isLogin || hasKeptCartChanges()) void activateAll();
  });

  bus.onHandlerError((error, topic) => logFailure(`handler of ${topic}`, error));
}

/**
 * Stores held changes of the cart, because the browser may close the tab while it is offline. The
 * cart service reads the stored changes. The bus still holds changes that cannot be stored.
 */
function keepHeld(topic: CartTopic): void {
  if (topic === 'wishlist:toggle-requested') return;
  bus.releaseHeld(topic, (request) => keepCartChange(topic, request));
}

function failHeld(topic: CartTopic, i18n: I18n): void {
  const isWish = topic === 'wishlist:toggle-requested';
  const held = bus.releaseHeld(topic);
  // A service has received the requests, or an earlier failure has handled all of this topic.
  if (held.length === 0) return;
  const message = i18n._(isWish ? NOT_WISHED : NOT_ADDED);
  for (const { requestId } of held) {
    bus.publish(isWish ? 'wishlist:toggle-failed' : 'cart:add-failed', { requestId, message });
  }
  toast.error(message);
}

import { msg } from '@lingui/core/macro';
import { bus, type Topic } from '@marketplace/contracts/events';
import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteService } from '@marketplace/contracts/remote/RemoteModules';
import type { RemoteName } from '@marketplace/contracts/routes';
import { logFailure } from '../errors/logFailure';
import { loadRemoteModule } from './loadRemoteModule';
import { loadTexts } from './loadTexts';

const TIME_LIMIT_MS = 3000;
const CART_SERVICE: RemoteName = 'mf_cart_checkout';

/** Requests that the cart service answers; the owners of the others listen from the start. */
const CART_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'cart:add-requested',
  'wishlist:toggle-requested',
]);

const NOT_ANSWERING = msg`This part of the shop is not answering. Please try again in a moment.`;

/**
 * Loads services on first need: a request that nobody listens to yet brings its owner, which then
 * gets it. If the owner cannot be loaded, the requester is told and the shopper reads why.
 */
export function activateServices(locale: Locale, i18n: I18n): void {
  let activation: Promise<void> | undefined;

  async function activate(): Promise<void> {
    const service = await loadRemoteModule<RemoteService>(CART_SERVICE, 'service', TIME_LIMIT_MS);
    await loadTexts(service, locale, i18n, TIME_LIMIT_MS);
    service.activate({ i18n });
  }

  function ensureActive(): Promise<void> {
    activation ??= activate().catch((error) => {
      activation = undefined;
      throw error;
    });
    return activation;
  }

  bus.onHeld((topic) => {
    if (!CART_TOPICS.has(topic)) return;
    ensureActive().catch((error) => {
      logFailure(`service ${CART_SERVICE}`, error);
      refuseHeld(topic, i18n._(NOT_ANSWERING));
    });
  });

  // The count of the wishlist is known only to its owner, and only for somebody signed in.
  bus.subscribe('session:changed', ({ isLogin }) => {
    if (isLogin) ensureActive().catch((error) => logFailure(`service ${CART_SERVICE}`, error));
  });

  bus.onHandlerError((error, topic) => logFailure(`handler of ${topic}`, error));
}

function refuseHeld(topic: Topic, message: string): void {
  if (topic === 'cart:add-requested') {
    for (const { requestId } of bus.releaseHeld(topic)) {
      bus.publish('cart:add-failed', { requestId, message });
    }
  } else if (topic === 'wishlist:toggle-requested') {
    for (const { requestId } of bus.releaseHeld(topic)) {
      bus.publish('wishlist:toggle-failed', { requestId, message });
    }
  } else {
    return;
  }
  bus.publish('toast:requested', { kind: 'error', message });
}

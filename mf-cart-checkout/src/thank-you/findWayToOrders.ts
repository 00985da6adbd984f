import { msg } from '@lingui/core/macro';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { cartPath, ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import { loadThankYouMessages } from '../locales/loadMessages';

const translate = createTranslator(loadThankYouMessages);

/**
 * Finds the page on which the visitor can look for an order that may have been placed.
 * @returns the path of the page, and the message to show on it
 */
export async function findWayToOrders(request: Request) {
  const { path, text } = await wayOf(request);
  return { path, message: await translate(text, request) };
}

async function wayOf(request: Request): Promise<{ path: string; text: MessageDescriptor }> {
  if (readAccessToken(request) !== undefined) {
    const text = msg`Your cart is empty. Your order may have been placed already: if so, you find it here.`;
    return { path: ordersPath(), text };
  }
  if (await isCallSupported(lookUpOrder, request)) {
    const text = msg`Your cart is empty. Your order may have been placed already: you find it here by its number and your phone. Without the number, call us before you order again.`;
    return { path: trackOrderPath(), text };
  }
  const text = msg`Your cart is empty. Your order may have been placed already: call us before you order again.`;
  return { path: cartPath(), text };
}

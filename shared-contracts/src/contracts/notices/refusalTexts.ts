import { msg } from '@lingui/core/macro';
import type { Locale } from '../i18n/locale';
import { otherLanguageOf } from '../i18n/otherLanguageOf';

/**
 * Message in English for each code with which the API may refuse a shopper's action. The other
 * languages are in `locales`. `failureMessage` decides whether shoppers see this message or the
 * API's.
 */
export const REFUSAL_TEXTS = {
  'already-open': msg`You have complained about this item already, and it is not settled yet`,
  'already-reviewed': msg`You have already reviewed this product`,
  'cart-changed': msg`Your cart has changed. Please check it again.`,
  'cart-empty': msg`Your cart is empty`,
  'cart-full': msg`Your cart is full. Please remove something first.`,
  'cash-limit': msg`Too many cash orders are on their way to you. Pay this order online, or wait until one is delivered.`,
  'code-sent': msg`A code was sent to you a moment ago. Please wait before you ask for another one.`,
  'complaint-open': msg`A complaint is not settled yet. Your account can be deleted once it is.`,
  'complaint-settled': msg`This complaint is settled. Reopen it to write more.`,
  'email-in-use': msg`This e-mail address cannot be used`,
  'email-unverified': msg`Please confirm your e-mail address first`,
  'gateway-unavailable': msg`This way to pay does not work just now. Try again or choose another one.`,
  'guest-order-placed': msg`This code has placed its order already. Ask for another code for the next order.`,
  'idempotency-key-reused': msg`This was sent before with other content. Please load the page again.`,
  'in-stock': msg`It is back in stock just now. Load the page again to buy it.`,
  internal: msg`Something went wrong`,
  'invalid-form': msg`What you sent did not arrive completely. Please try again.`,
  'invalid-input': msg`Something that you entered is not valid. Please check it and try again.`,
  'not-arrived': msg`This parcel has not arrived yet. Until then you can complain that it is late or not received.`,
  'not-bought': msg`Only customers who bought this product can review it`,
  'not-delivered': msg`Something in your cart is not delivered to this district`,
  'not-found': msg`This is no longer there. Please load the page again.`,
  'not-open': msg`This complaint is being looked into and can no longer be changed`,
  'not-received': msg`You can review this product once it has been delivered to you`,
  'not-received-late': msg`This can be reported within 48 hours after the delivery. You can still complain about an item of the parcel.`,
  'not-reopenable': msg`A complaint can be reopened once, within 7 days after it was settled`,
  'order-cancelled': msg`This order is cancelled`,
  'order-expired': msg`This order was not paid in time and is cancelled`,
  'order-paid': msg`This order is paid already`,
  'order-replaced': msg`Pieces of this order are sent again, so it can no longer be cancelled`,
  'order-sent': msg`This order is on its way already`,
  'orders-open': msg`An order is still on its way. Your account can be deleted once it has arrived.`,
  'out-of-stock': msg`There are not that many pieces of this product left`,
  overloaded: msg`The shop is very busy just now. Please try again in a moment.`,
  'parcel-cancelled': msg`This parcel is cancelled already`,
  'parcel-needed': msg`This parcel cannot be cancelled alone. Cancel the whole order.`,
  'parcel-sent': msg`This parcel is on its way already`,
  'password-needed': msg`Somebody else has signed up with this phone too. Please sign up again in this browser.`,
  'payment-confirming': msg`Your payment is being confirmed. There is nothing more to pay until then.`,
  'payment-method-not-offered': msg`This way to pay is not offered. Please choose another one.`,
  'payment-starting': msg`This payment is being started already. Try again in a moment.`,
  'phone-in-use': msg`This phone cannot be used`,
  'phone-unverified': msg`Please verify your phone first`,
  'promo-unknown': msg`This promo code is wrong or no longer valid`,
  'promo-used': msg`You have used this promo code already. Remove it from your cart to go on.`,
  'refund-open': msg`We still owe you a refund. Your account can be deleted once it is paid.`,
  'refund-settled': msg`This refund is paid already, or goes back the way you paid`,
  'shop-closed': msg`This shop takes no orders at the moment`,
  'too-large': msg`What you sent is too large`,
  'too-many': msg`This is more than can be kept here`,
  'too-many-pieces': msg`You ordered fewer pieces of this item, or complained about some of them already`,
  'too-many-tries': msg`Too many tries, please wait and try again later`,
  unauthorized: msg`Please log in to go on`,
  unavailable: msg`The shop does not answer just now. Please try again.`,
  'unpaid-limit': msg`Too many of your orders were not paid. Pay them, choose another way to pay, or wait an hour.`,
  'unsupported-media-type': msg`Files of this type are not accepted`,
  'wrong-credentials': msg`Wrong e-mail, phone or password`,
  'wrong-otp': msg`The code is wrong or no longer valid`,
  'wrong-passkey': msg`This passkey did not work. Please try again, or use your password.`,
  'wrong-password': msg`The password is wrong`,
  'wrong-variant': msg`Please choose a variant of this product`,
};

type ShopperCode = keyof typeof REFUSAL_TEXTS;

const hasText = (code: string | undefined): code is ShopperCode =>
  code !== undefined && Object.hasOwn(REFUSAL_TEXTS, code);

/**
 * Returns our text for a refusal. For an unknown code this is a general text, or `undefined` if the
 * API's message is in the language of the page.
 */
export function refusalText(code: string | undefined, message: string, locale: Locale) {
  if (hasText(code)) return REFUSAL_TEXTS[code];
  return otherLanguageOf(message, locale) ? REFUSAL_TEXTS.internal : undefined;
}

import { signIn, signUp } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { placeButton } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import {
  askForCode,
  cancelWithRefundDue,
  changeCart,
  changeLine,
  enterWrongCode,
  loseEntry,
  loseLines,
  orderFarAway,
  reachLimit,
  receiveOtherAmount,
  refusePromoCode,
  sellOut,
} from './pageActs';
import {
  openCustomersCheckout,
  openFullCart,
  openFullWishlist,
  openGuestCheckout,
  openLocalCheckout,
  openOldAddress,
  openRefunded,
  openUnpaid,
  orderAsGuest,
  orderByBkash,
} from './pageStates';

const UNLISTED_UPAZILA =
  '{upazila} is no longer an upazila or thana of {district}. Choose the one this address lies in; it is saved with the order.';

testPages('mf_cart_checkout', [
  {
    name: 'cart',
    page: '/cart',
    open: async (context) => {
      await fillCart(context, 2);
      return '/cart';
    },
  },
  { name: 'empty cart', page: '/cart', open: at('/cart') },
  {
    name: 'cart with a changed item, a saved item and a removed item',
    page: '/cart',
    open: openFullCart,
    act: changeLine,
  },
  {
    name: 'cart with a refused promo code',
    page: '/cart',
    open: async (context) => {
      await fillCart(context);
      return '/cart';
    },
    act: refusePromoCode,
    isRefused: true,
  },
  {
    name: 'cart with items that are no longer sold',
    page: '/cart',
    open: openFullCart,
    act: loseLines,
  },
  { name: 'wishlist', page: '/wishlist', open: openFullWishlist },
  {
    name: 'empty wishlist',
    page: '/wishlist',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/wishlist';
    },
  },
  {
    name: 'wishlist with an entry that is no longer sold',
    page: '/wishlist',
    open: openFullWishlist,
    act: loseEntry,
  },
  { name: 'checkout', page: '/checkout', open: openCustomersCheckout },
  {
    name: 'checkout after a change of the cart',
    page: '/checkout',
    open: openCustomersCheckout,
    act: changeCart,
    isRefused: true,
  },
  {
    name: 'checkout after a product has sold out',
    page: '/checkout',
    open: openCustomersCheckout,
    act: sellOut,
    isRefused: true,
  },
  {
    name: 'checkout with an address to which a product is not delivered',
    page: '/checkout',
    open: openLocalCheckout,
    act: orderFarAway,
    isRefused: true,
  },
  { name: 'checkout of a guest', page: '/checkout', open: openGuestCheckout },
  {
    name: 'checkout of a guest with errors',
    page: '/checkout',
    open: openGuestCheckout,
    act: async (page) => {
      await placeButton(page).click();
      const name = main(page).locator('[name="shipping.name"]');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      // Scrolls to the end of the page, because elsewhere the sticky bar may cover half of a
      // control.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'checkout of a guest with the code step',
    page: '/checkout',
    open: openGuestCheckout,
    act: askForCode,
  },
  {
    name: 'checkout of a guest with a wrong code',
    page: '/checkout',
    open: openGuestCheckout,
    act: enterWrongCode,
  },
  {
    name: 'checkout with a saved address whose upazila is no longer listed',
    page: '/checkout',
    open: openOldAddress,
    act: async (page) => {
      await expect(main(page).getByText(inAnyLanguage(UNLISTED_UPAZILA))).toBeVisible();
    },
  },
  {
    name: 'checkout at the limit of cash orders',
    page: '/checkout',
    open: openCustomersCheckout,
    act: reachLimit(
      'cash-limit',
      'Too many orders to be paid in cash are on the way to this phone.',
    ),
    isRefused: true,
  },
  {
    name: 'checkout at the limit of unpaid orders',
    page: '/checkout',
    open: openCustomersCheckout,
    act: reachLimit('unpaid-limit', 'Too many orders from this phone or network were not paid.'),
    isRefused: true,
  },
  {
    name: "thank-you for a guest's order",
    page: '/thank-you',
    heading: 'Thank you, your order is placed',
    open: orderAsGuest,
  },
  {
    name: 'thank-you',
    page: '/thank-you',
    open: async (context) => {
      const { items } = await listOrders(context.request, await signIn(context));
      return `/thank-you?order=${items[0]?.uuid}`;
    },
  },
  {
    name: 'thank-you for an order that waits for its payment',
    page: '/thank-you',
    heading: 'Your order waits for its payment',
    open: async (context) => (await orderByBkash(context)).path,
  },
  {
    name: 'thank-you for an order whose payment is being confirmed',
    page: '/thank-you',
    heading: 'Your payment is being confirmed',
    open: async (context) => {
      const { path, gatewayUrl } = await orderByBkash(context);
      await context.request.post(gatewayUrl, { form: { outcome: 'pending' } });
      return path;
    },
    callsApi: true,
  },
  {
    name: 'thank-you for an order whose payment failed',
    page: '/thank-you',
    heading: 'The payment did not go through',
    open: (context) => openUnpaid(context, 'failed'),
    callsApi: true,
  },
  {
    name: 'thank-you for an order whose payment was stopped',
    page: '/thank-you',
    heading: 'You stopped the payment',
    open: (context) => openUnpaid(context, 'cancelled'),
    callsApi: true,
  },
  {
    name: 'thank-you for an order that was paid with a wrong amount',
    page: '/thank-you',
    heading: 'Your order waits for its payment',
    open: async (context) => (await orderByBkash(context)).path,
    act: receiveOtherAmount,
    callsApi: true,
  },
  {
    name: 'thank-you for a refunded order',
    page: '/thank-you',
    heading: 'This order is cancelled',
    open: openRefunded,
  },
  {
    name: 'thank-you for an order that waits for its refund',
    page: '/thank-you',
    heading: 'Your order waits for its payment',
    open: async (context) => (await orderByBkash(context)).path,
    act: cancelWithRefundDue,
    callsApi: true,
  },
]);

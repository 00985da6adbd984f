import { msg } from '@lingui/core/macro';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import { letterheadOf } from '../invoice/letterheadOf';
import { isCustomer, isOpenToGuests } from '../orders/guestAccess';

const head: PageHead = {
  title: msg`Track your order`,
  description: msg`The number of an order and the phone it goes to show where it is.`,
  canonicalPath: trackOrderPath(),
};

/**
 * Redirects to the list of orders, which requires a login, if the API cannot find guests' orders.
 * Also redirects a customer, unless the URL names an order: the header of phones links everybody to
 * this page.
 */
export async function loader({ request }: LoaderFunctionArgs, market: MarketConfig) {
  const orderNumber = new URL(request.url).searchParams.get('orderNumber') ?? undefined;
  if (orderNumber === undefined && isCustomer(request)) throw redirect(ordersPath());
  if (!(await isCallSupported(lookUpOrder, request))) throw redirect(ordersPath());
  return {
    head,
    canOpen: !isCustomer(request) && (await isOpenToGuests(request)),
    orderNumber,
    market: letterheadOf(market),
  };
}

/** Imports the action through this module for the reason in `complaints.loader.ts`. */
export const loadAction = () =>
  import(/* webpackChunkName: "account-track-order-action" */ './trackOrder.action');

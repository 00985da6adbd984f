import { readNotice } from '@marketplace/contracts/pages/formPost';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { linesOf, QUOTED_LINES_FIELD } from '../checkout/quotedLines';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from './buildCart';
import { ORDER_UUID } from './buildOrder';
import { inLayout } from './inLayout';

export const THANKS_PATH = `/thank-you?order=${ORDER_UUID}`;

/** Posts the checkout form of `buildCart()` as a browser without JavaScript would. */
export async function sendCheckout(
  changes: Record<string, string | undefined>,
  { cookie = '', ...headers }: Record<string, string> = {},
) {
  const values: Record<string, string | undefined> = {
    cartUuid: CART_UUID,
    [QUOTED_LINES_FIELD]: JSON.stringify(linesOf(buildCart())),
    expectedSubtotal: '250',
    expectedTotal: '310',
    isBillingSame: 'on',
    paymentMethod: 'cash-on-delivery',
    note: '',
    ...changes,
  };
  const form = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return renderRoutesOnServer(inLayout(routes), {
    path: '/checkout',
    headers: { ...headers, cookie: `cartUuid=${CART_UUID}; ${cookie}` },
    form,
  });
}

/** Reads the message that the next page shows. The message is in the cookies of a reply. */
export function noticeOf({ cookies }: { cookies: readonly string[] }) {
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return readNotice(new Request('https://shop.test', { headers: { cookie } }));
}

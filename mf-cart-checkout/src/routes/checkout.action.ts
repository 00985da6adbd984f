import { bus } from '@marketplace/contracts/events';
import { type ActionFunctionArgs, data, redirect } from '@marketplace/contracts/router';
import { cartPath, thankYouPath } from '@marketplace/contracts/routes';
import { forgetCart } from '../cart/keepCart';
import { forgetDraft } from '../checkout/checkoutDraft';
import { closeAttempt, openAttempt } from '../checkout/orderAttempt';
import { readOrderForm } from '../checkout/readOrderForm';
import { sendOrder } from '../checkout/sendOrder';
import { settleOrder } from '../checkout/settleOrder';
import { takeTurn } from '../take-turn/takeTurn';

/** Places the order of the form, or asks again about one that got no answer (`isResumed`). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const isResumed = form.has('isResumed');
  const reading = isResumed ? openAttempt() : readOrderForm(form);
  if (!reading) return null;
  // A status from 400 up keeps the loaders from running again: nothing has changed.
  if ('problems' in reading) return data({ status: 'invalid' as const, ...reading }, 400);

  const outcome = await takeTurn('order', () => sendOrder(reading.body));
  if (isResumed && outcome.status !== 'placed') return null;
  switch (outcome.status) {
    case 'placed': {
      const { order } = outcome;
      await settleOrder(order, form.has('isSaved') ? reading.body.shippingAddress : undefined);
      closeAttempt();
      forgetDraft();
      forgetCart();
      throw redirect(thankYouPath(order.uuid));
    }
    case 'empty':
      bus.publish('toast:requested', { kind: 'error', message: outcome.message });
      throw redirect(cartPath());
    case 'changed':
      return outcome;
    case 'signed-out':
      bus.publish('session:login-requested', { reason: 'checkout', hasSessionEnded: true });
      return data(outcome, 401);
    default:
      return data({ ...outcome, isOffline: !navigator.onLine }, 500);
  }
}

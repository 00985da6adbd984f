import { useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';
import { useCartSync } from '../cart/useCartSync';
import { CheckoutForm } from '../checkout/CheckoutForm';
import { CheckoutNoticeIsland } from '../checkout/islands';
import { publishCheckoutStarted } from '../checkout/publishPurchase';
import type { action } from './checkout.action';
import type { loader } from './checkout.loader';

export function Component() {
  const { cart, addresses, staleUpazilas, customer, divisions, methods, isGuest } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { formMethod, state } = useNavigation();
  useCartSync(cart);
  const cartAtStart = useRef(cart);
  useEffect(() => publishCheckoutStarted(cartAtStart.current), []);
  useEffect(() => {
    document.addEventListener('focusin', loadAnswers, { once: true });
    return () => document.removeEventListener('focusin', loadAnswers);
  }, []);
  return (
    <CheckoutForm
      cart={cart}
      addresses={addresses}
      staleUpazilas={staleUpazilas}
      customer={customer}
      divisions={divisions}
      isGuest={isGuest}
      methods={methods}
      result={result ?? undefined}
      isPlacing={state !== 'idle' && formMethod === 'POST'}
    />
  );
}

/**
 * Loads what answers the form, and tells why nothing was ordered, with the first touch of it: code that
 * cannot be had when the form is sent would put an error page in its place, as for whoever has gone
 * offline meanwhile.
 */
const loadAnswers = () =>
  void Promise.all([
    import(/* webpackChunkName: "cart-data" */ './orderData').then((module) =>
      module.loadCheckoutAction(),
    ),
    CheckoutNoticeIsland.preload(),
  ]).catch(() => undefined);

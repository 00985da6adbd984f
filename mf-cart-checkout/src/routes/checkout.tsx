import { useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';
import { cartTotal } from '../cart/cartContents';
import { useCartSync } from '../cart/useCartSync';
import { CheckoutForm } from '../checkout/CheckoutForm';
import { publishCheckoutStarted } from '../checkout/publishPurchase';
import type { action } from './checkout.action';
import type { loader } from './checkout.loader';

export function Component() {
  const { cart, addresses, upazilasToMend, customer, divisions, methods, isGuest } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { formMethod, state } = useNavigation();
  useCartSync(cart);
  const cartAtStart = useRef(cart);
  useEffect(() => publishCheckoutStarted(cartAtStart.current), []);
  useEffect(() => {
    document.addEventListener('focusin', loadAction, { once: true });
    return () => document.removeEventListener('focusin', loadAction);
  }, []);
  return (
    <CheckoutForm
      cart={cart}
      total={cartTotal(cart)}
      addresses={addresses}
      upazilasToMend={upazilasToMend}
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
 * Loads what answers the form with the first touch of it: code that cannot be had when the form is sent
 * would put an error page in its place, as for whoever has gone offline meanwhile.
 */
const loadAction = () =>
  void import(/* webpackChunkName: "cart-data" */ './orderData')
    .then((module) => module.loadCheckoutAction())
    .catch(() => undefined);

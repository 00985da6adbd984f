import { preload } from '@marketplace/contracts/rendering';
import { useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';
import { useCartSync } from '../cart/useCartSync';
import { CheckoutForm } from '../checkout/CheckoutForm';
import { loadCheckoutNotice } from '../checkout/checkoutCode';
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
 * Loads the code of the action and of the notice when the form first gets the focus. If loading
 * failed at the submission, for example offline, an error page would replace the form.
 */
const loadAnswers = () =>
  void Promise.all([
    import(/* webpackChunkName: "cart-order-data" */ './checkout.action'),
    preload([loadCheckoutNotice]),
  ]).catch(() => undefined);

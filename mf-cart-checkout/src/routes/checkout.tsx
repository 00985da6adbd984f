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

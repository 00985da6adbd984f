import { useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import { totalOf } from '../cart/totalOf';
import { useKeptCart } from '../cart/useKeptCart';
import { CheckoutForm } from '../checkout/CheckoutForm';
import type { action } from './checkout.action';
import type { loader } from './checkout.loader';

export function Component() {
  const { cart, addresses, customer, divisions } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { formMethod, state } = useNavigation();
  useKeptCart(cart);
  return (
    <CheckoutForm
      cart={cart}
      total={totalOf(cart)}
      addresses={addresses}
      customer={customer}
      divisions={divisions}
      result={result ?? undefined}
      isPlacing={state !== 'idle' && formMethod === 'POST'}
    />
  );
}

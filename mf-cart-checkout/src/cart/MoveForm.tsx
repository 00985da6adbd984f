import type { CartPlace } from '@marketplace/contracts/api/publicCart';
import { useFetcher } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import type { ReactNode } from 'react';

type MoveFormProps = {
  cartItemUuid: string;
  to: CartPlace;
  /** Accessible name of the button, needed if the button's text does not name the product. */
  label?: string;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
};

/**
 * A button that saves a cart item for later, moves it back into the cart, or restores a removed
 * item.
 */
export function MoveForm({ cartItemUuid, to, label, variant, children }: MoveFormProps) {
  const { Form, state } = useFetcher();
  return (
    <Form method="post" action={cartPath()}>
      <input type="hidden" name="cartItemUuid" value={cartItemUuid} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" variant={variant} aria-label={label} isLoading={state !== 'idle'}>
        {children}
      </Button>
    </Form>
  );
}

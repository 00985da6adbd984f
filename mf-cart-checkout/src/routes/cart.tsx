import { Trans } from '@lingui/react/macro';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CartAction } from '../cart/CartAction';
import { CartShop } from '../cart/CartShop';
import { CartSummary } from '../cart/CartSummary';
import { EmptyCart } from '../cart/EmptyCart';
import { groupByShop } from '../cart/groupByShop';
import { totalOf } from '../cart/totalOf';
import { useKeptCart } from '../cart/useKeptCart';
import { ResumeOrder } from '../checkout/ResumeOrder';
import { PageColumn } from '../page-column/PageColumn';
import { PurchaseLayout } from '../purchase-layout/PurchaseLayout';
import type { loader } from './cart.loader';

export function Component() {
  const { cart, isSignedIn } = useLoaderData<typeof loader>();
  const { cartItems } = cart;
  const headingRef = useFocusAfterRemoval(cartItems.length);
  useKeptCart(cart);

  const heading = (
    <PageHeading ref={headingRef}>
      <Trans>Your cart</Trans>
    </PageHeading>
  );
  if (cartItems.length === 0) {
    return (
      <PageColumn>
        {heading}
        <ResumeOrder />
        <EmptyCart />
      </PageColumn>
    );
  }
  return (
    <PurchaseLayout
      heading={heading}
      summary={<CartSummary cart={cart} />}
      total={totalOf(cart)}
      action={<CartAction cartItems={cartItems} isSignedIn={isSignedIn} />}
    >
      <Stack>
        {groupByShop(cartItems).map((shop) => (
          <CartShop key={shop.shopHandle} {...shop} />
        ))}
      </Stack>
    </PurchaseLayout>
  );
}

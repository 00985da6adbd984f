import { Trans, useLingui } from '@lingui/react/macro';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useLoaderData } from '@marketplace/contracts/router';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CartAction } from '../cart/CartAction';
import { CartShop } from '../cart/CartShop';
import { CartSummary } from '../cart/CartSummary';
import { cartTotal, groupByShop } from '../cart/cartContents';
import { useCartSync } from '../cart/useCartSync';
import { ResumeOrder } from '../checkout/ResumeOrder';
import { PageColumn } from '../page-parts/PageColumn';
import { PurchaseLayout } from '../page-parts/PurchaseLayout';
import type { loader } from './cart.loader';

export function Component() {
  const { cart, isSignedIn, hasGuests } = useLoaderData<typeof loader>();
  const { cartItems } = cart;
  const headingRef = useFocusAfterRemoval(cartItems.length);
  useCartSync(cart);

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
      total={cartTotal(cart)}
      action={<CartAction cartItems={cartItems} isSignedIn={isSignedIn} hasGuests={hasGuests} />}
    >
      <Stack>
        {groupByShop(cartItems).map((shop) => (
          <CartShop key={shop.shopHandle} {...shop} />
        ))}
      </Stack>
    </PurchaseLayout>
  );
}

function EmptyCart() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="cart"
      title={t`Your cart is empty`}
      text={t`What you put into it stays here for 30 days, also when you are not signed in.`}
    >
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>See all products</Trans>
      </ButtonLink>
      <ButtonLink to={homePath()}>
        <Trans>Go to Home</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useLoaderData } from '@marketplace/contracts/router';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CartAction } from '../cart/CartAction';
import { CartShop } from '../cart/CartShop';
import { CartSummary } from '../cart/CartSummary';
import { groupByShop } from '../cart/groupByShop';
import { RecentlyViewed } from '../cart/RecentlyViewed';
import { RemovedNotice } from '../cart/RemovedNotice';
import { SavedItems } from '../cart/SavedItems';
import { useCartSync } from '../cart/useCartSync';
import { ResumeOrder } from '../checkout/ResumeOrder';
import { PageColumn } from '../page-parts/PageColumn';
import { PurchaseLayout } from '../page-parts/PurchaseLayout';
import { sumCart } from '../page-parts/sumCart';
import type { loader } from './cart.loader';

export function Component() {
  const { cart, isSignedIn, hasGuests } = useLoaderData<typeof loader>();
  const { cartItems, savedItems = [], removedItem } = cart;
  const headingRef = useFocusAfterRemoval(cartItems.length, savedItems.length, removedItem ? 1 : 0);
  useCartSync(cart);

  const heading = (
    <PageHeading ref={headingRef}>
      <Trans>Your cart</Trans>
    </PageHeading>
  );
  const notice = removedItem && <RemovedNotice key={removedItem.uuid} item={removedItem} />;
  const saved = savedItems.length > 0 && <SavedItems items={savedItems} />;
  if (cartItems.length === 0) {
    return (
      <PageColumn>
        {heading}
        {notice}
        <ResumeOrder />
        <EmptyRoom>
          <EmptyCart />
          {saved}
          <RecentlyViewed />
        </EmptyRoom>
      </PageColumn>
    );
  }
  const shops = groupByShop(cart);
  const sums = sumCart(cart, '');
  return (
    <PurchaseLayout
      heading={
        <Stack $gap={1}>
          {heading}
          <ParcelCount count={shops.length} />
        </Stack>
      }
      summary={<CartSummary cart={cart} sums={sums} />}
      total={sums.total}
      isMost={sums.isMost}
      action={<CartAction cartItems={cartItems} isSignedIn={isSignedIn} hasGuests={hasGuests} />}
    >
      <Stack>
        {notice}
        {shops.map((shop) => (
          <CartShop key={shop.shopHandle} {...shop} canSave={cart.savedItems !== undefined} />
        ))}
        {saved}
      </Stack>
    </PurchaseLayout>
  );
}

/** At least as high as the screen, so that late content does not move a visible footer. */
const EmptyRoom = styled(Stack)`
  min-block-size: 100svh;
`;

/** Says how many parcels will arrive. Each shop sends one parcel. */
function ParcelCount({ count }: { count: number }) {
  return (
    <p>
      <Plural value={count} one="# parcel from # shop" other="# parcels from # shops" />
    </p>
  );
}

function EmptyCart() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={icons.cart}
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

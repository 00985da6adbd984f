import { Trans, useLingui } from '@lingui/react/macro';
import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus } from '@marketplace/contracts/events';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { Link, useFetcher } from '@marketplace/contracts/router';
import { productPath, wishlistPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Price } from '@marketplace/contracts/ui/Price';
import { nextStepOf } from './nextStepOf';
import { Amount, Card, Facts, Frame, Remove, Shop } from './WishlistCard.styles';

/** One wishlist entry: product, current price, buttons to add it to the cart or remove it. */
export function WishlistCard({ entry }: { entry: WishlistEntry }) {
  const { t } = useLingui();
  const { submit, state } = useFetcher();
  const { product, uuid } = entry;
  const { name, handle, imageUrls, price, comparePrice, shopName } = product;
  const isRemoving = state !== 'idle';

  const handleRemove = () =>
    void submit({ wishlistUuid: uuid }, { method: 'DELETE', action: wishlistPath() });

  return (
    <Card $isFaded={isRemoving} aria-busy={isRemoving}>
      <Frame>
        <Picture
          {...imageUrls[0]}
          alt=""
          sizes="(min-width: 1150px) 280px, (min-width: 600px) 30vw, 46vw"
        />
        <Remove>
          <IconButton
            icon="close"
            label={t`Remove ${name} from the wishlist`}
            aria-disabled={isRemoving || undefined}
            onClick={() => !isRemoving && handleRemove()}
          />
        </Remove>
      </Frame>
      <Facts>
        <Link to={productPath(handle)}>{name}</Link>
        <Amount>
          <Price price={price} comparePrice={comparePrice} hasBadge={false} />
        </Amount>
        <Shop>{shopName}</Shop>
      </Facts>
      <CardAction entry={entry} />
    </Card>
  );
}

function CardAction({ entry }: { entry: WishlistEntry }) {
  const { t } = useLingui();
  const { isAdding, addToCart } = useAddToCart();
  const { product, productUuid, productVariantUuid } = entry;
  const { name } = product;
  switch (nextStepOf(entry)) {
    case 'choose':
      return (
        <ButtonLink to={productPath(product.handle)} isWide aria-label={t`Choose options: ${name}`}>
          <Trans>Choose options</Trans>
        </ButtonLink>
      );
    case 'sold-out':
      return (
        <Button isWide disabled>
          <Trans>Out of Stock</Trans>
        </Button>
      );
    case 'add':
      return (
        <Button
          isWide
          isLoading={isAdding}
          aria-label={t`Add to Cart: ${name}`}
          onClick={() => addToCart(productUuid, productVariantUuid ?? undefined)}
        >
          <Trans>Add to Cart</Trans>
        </Button>
      );
  }
}

/** Requests the service to add one piece, and waits for its answer. */
function useAddToCart() {
  const { isWaiting, request } = useBusRequest(['cart:item-added', 'cart:add-failed']);
  const addToCart = (productUuid: string, productVariantUuid?: string) =>
    request((requestId) =>
      bus.publish('cart:add-requested', {
        requestId,
        productUuid,
        productVariantUuid,
        quantity: 1,
      }),
    );
  return { isAdding: isWaiting, addToCart };
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { priceDrop, wishlistOffer } from '@marketplace/contracts/commerce/wishlist';
import * as icons from '@marketplace/contracts/design/icons';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { Link, useFetcher } from '@marketplace/contracts/router';
import { cartPath, productPath, stockAlertPath, wishlistPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Price } from '@marketplace/contracts/ui/Price';
import { bus } from '../../contracts';
import { useLineName } from '../page-parts/useLineName';
import { EntryStock } from './EntryStock';
import { nextStepOf } from './nextStepOf';
import { Amount, Card, Drop, Facts, Frame, Remove, Shop } from './WishlistCard.styles';

type WishlistCardProps = {
  entry: WishlistEntry;
  /** True if the API can tell customers when a sold-out product is back (an optional extension). */
  isAlertOffered: boolean;
};

/**
 * Shows one wishlist entry: product, chosen variant, current price, price drop and stock. Has
 * buttons that add the product to the cart or remove the entry, even without JavaScript. If the
 * product was deleted, the card says so and can only remove the entry.
 */
export function WishlistCard({ entry, isAlertOffered }: WishlistCardProps) {
  const { t } = useLingui();
  const { Form, state } = useFetcher();
  const { product, variant, uuid, isGone } = entry;
  const name = useChoiceName(entry);
  const isRemoving = state !== 'idle';

  return (
    <Card $isFaded={isRemoving} aria-busy={isRemoving}>
      <Frame>
        <Picture
          {...(variant?.imageUrl ?? product.imageUrls[0])}
          alt=""
          sizes="(min-width: 1150px) 280px, (min-width: 600px) 30vw, 46vw"
        />
        <Remove>
          <Form
            method="post"
            action={wishlistPath()}
            onSubmit={(event) => {
              if (isRemoving) event.preventDefault();
            }}
          >
            <input type="hidden" name="wishlistUuid" value={uuid} />
            <IconButton
              type="submit"
              icon={icons.close}
              label={t`Remove ${name} from the wishlist`}
              aria-disabled={isRemoving || undefined}
            />
          </Form>
        </Remove>
      </Frame>
      <Facts>
        {isGone ? <DeletedFacts entry={entry} /> : <OfferFacts entry={entry} />}
        <Shop>{product.shopName}</Shop>
      </Facts>
      <CardAction entry={entry} isAlertOffered={isAlertOffered} />
    </Card>
  );
}

function DeletedFacts({ entry }: { entry: WishlistEntry }) {
  const { name, nameLanguage } = entry.product;
  return (
    <>
      {/* Without a name, the text is a message in the page's language. */}
      <p lang={name ? nameLanguage : undefined}>{useChoiceName(entry)}</p>
      <Shop>
        <Trans>No longer sold</Trans>
      </Shop>
    </>
  );
}

function OfferFacts({ entry }: { entry: WishlistEntry }) {
  const { product, productVariantUuid, variant } = entry;
  const { comparePrice, ...offer } = wishlistOffer(entry);
  const drop = priceDrop(entry);
  return (
    <>
      <Link
        to={productPath(product.handle, productVariantUuid ?? undefined)}
        lang={product.nameLanguage}
      >
        {product.name}
      </Link>
      {/* Always one line, so that the buttons of adjacent cards are at one height. */}
      <Shop>{variant?.variant.join(' / ') ?? '\u00a0'}</Shop>
      <Amount>
        {/* After a price drop, the price that this shopper has seen is more relevant than the
            shop's former price. */}
        <Price {...offer} comparePrice={drop ? null : comparePrice} hasBadge={false} />
        {drop && <PriceDrop {...drop} />}
      </Amount>
      <EntryStock entry={entry} />
    </>
  );
}

/**
 * Names the product and its variant, because screen readers must distinguish two variants of one
 * product.
 */
function useChoiceName(entry: WishlistEntry): string {
  const name = useLineName(entry);
  return entry.variant ? `${name} (${entry.variant.variant.join(' / ')})` : name;
}

function PriceDrop(drop: { before: number; now: number }) {
  const { i18n } = useLingui();
  const before = formatTaka(drop.before, i18n.locale);
  const now = formatTaka(drop.now, i18n.locale);
  return (
    <Drop>
      <Trans>
        Price dropped: {before} → {now}
      </Trans>
    </Drop>
  );
}

function CardAction({ entry, isAlertOffered }: WishlistCardProps) {
  const { t } = useLingui();
  const { isAdding, addToCart } = useAddToCart();
  const { product, productUuid, productVariantUuid } = entry;
  const name = useChoiceName(entry);
  switch (nextStepOf(entry)) {
    case 'deleted':
      return null;
    case 'choose':
      return (
        <ButtonLink to={productPath(product.handle)} isWide aria-label={t`Choose options: ${name}`}>
          <Trans>Choose options</Trans>
        </ButtonLink>
      );
    case 'sold-out':
      return isAlertOffered ? (
        // Loads a new document, because after a client-side navigation the form would render too
        // late for the browser to scroll to it.
        <ButtonLink
          to={stockAlertPath(product.handle, productUuid, productVariantUuid ?? undefined)}
          reloadDocument
          isWide
          aria-label={t`Tell me when it is back: ${name}`}
        >
          <Trans>Tell me when it is back</Trans>
        </ButtonLink>
      ) : (
        <Button isWide disabled>
          <Trans>Out of Stock</Trans>
        </Button>
      );
    case 'add':
      return (
        <form
          method="post"
          action={cartPath()}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isAdding) addToCart(productUuid, productVariantUuid ?? undefined);
          }}
        >
          <input type="hidden" name={CART_FIELDS.productUuid} value={productUuid} />
          <input
            type="hidden"
            name={CART_FIELDS.productVariantUuid}
            value={productVariantUuid ?? ''}
          />
          <Button type="submit" isWide isLoading={isAdding} aria-label={t`Add to Cart: ${name}`}>
            <Trans>Add to Cart</Trans>
          </Button>
        </form>
      );
  }
}

/** Asks the cart service to add one piece, and waits for the reply. */
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

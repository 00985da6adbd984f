import { Trans, useLingui } from '@lingui/react/macro';
import { percentOff } from '@marketplace/contracts/commerce/money';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { productPath, shopPath } from '@marketplace/contracts/routes';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Price } from '@marketplace/contracts/ui/Price';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Card, Name, NameLink, Photo } from './Card.styles';
import { CardButton } from './CardButton';
import type { CardProduct } from './cardData';
import { Amount, Meta, Ribbon, Shop, ShopLink } from './ProductCard.styles';

interface ProductCardProps {
  /** Without a product, the card is a skeleton of the same size. */
  product?: CardProduct;
  /** The `sizes` attribute of the product's picture. */
  sizes: string;
  priority?: 'high' | 'normal' | 'lazy';
}

/**
 * A product in a list. Picture, name, price and rating link to the product, the shop's name to the
 * shop. The button adds an available product without variants to the cart. For other products it
 * opens the quick view.
 */
export function ProductCard({ product, sizes, priority = 'lazy' }: ProductCardProps) {
  if (!product) return <ProductCardSkeleton />;
  const { name, nameLanguage, handle, imageUrls, shopHandle, shopName, averageRating } = product;
  const { price, comparePrice, lowestPrice, measure } = product;
  return (
    <Card>
      <Photo>
        {/* The alternative text is empty, because the name beside the picture says the same. */}
        <Picture {...imageUrls[0]} alt="" sizes={sizes} priority={priority} />
        <CardRibbon product={product} />
      </Photo>
      <Name>
        <NameLink to={productPath(handle)} lang={nameLanguage}>
          {name}
        </NameLink>
      </Name>
      <Amount>
        <Price {...{ price, comparePrice, lowestPrice, measure }} hasBadge={false} />
      </Amount>
      <Meta>
        <ShopName handle={shopHandle} name={shopName} />
        <Rating average={averageRating} isCompact />
      </Meta>
      {/* The button comes after the link, so that Tab reaches the product before the button. */}
      <CardButton
        action={!product.hasVariants && isPurchasable(product, 1) ? 'add' : 'view'}
        product={product}
      />
    </Card>
  );
}

/** The link to the shop lies in front of the card's link, not inside it. */
function ShopName({ handle, name }: { handle: string; name: string }) {
  if (!handle) return <Shop>{name}</Shop>;
  return (
    <ShopLink to={shopPath(handle)}>
      <Shop>{name}</Shop>
    </ShopLink>
  );
}

/**
 * A sold-out badge takes precedence over a discount. Products with variants have no sold-out badge,
 * because only some variants may be sold out.
 */
function CardRibbon({ product }: { product: CardProduct }) {
  const { i18n, t } = useLingui();
  if (!product.hasVariants && !isPurchasable(product, 1)) {
    return (
      <Ribbon>
        <Badge>
          <Trans>Out of Stock</Trans>
        </Badge>
      </Ribbon>
    );
  }
  const { price, comparePrice, lowestPrice = price } = product;
  // The discount applies to `price`, but the card shows `lowestPrice`. If the two prices differ,
  // the card shows no discount.
  const reduction = lowestPrice === price ? percentOff(price, comparePrice) : null;
  if (!reduction) return null;
  const percent = localDigits(reduction, i18n.locale);
  return (
    <Ribbon>
      <Badge $tone="deal">{t`${percent}% off`}</Badge>
    </Ribbon>
  );
}

function ProductCardSkeleton() {
  return (
    <Card>
      <Photo>
        <Skeleton shape="picture" />
      </Photo>
      <Name>
        <Skeleton lines={2} />
      </Name>
      <Amount>
        <Skeleton />
      </Amount>
      <Meta>
        <Shop>
          <Skeleton />
        </Shop>
      </Meta>
    </Card>
  );
}

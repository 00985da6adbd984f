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
  /** Without one the card is a skeleton of the same size. */
  product?: CardProduct;
  /** The `sizes` of its picture. */
  sizes: string;
  priority?: 'high' | 'normal' | 'lazy';
}

/**
 * A product in a list: picture, name, price, shop and rating, which lead to its page, and a button: it adds
 * products without variants and opens the quick view of others.
 */
export function ProductCard({ product, sizes, priority = 'lazy' }: ProductCardProps) {
  if (!product) return <ProductCardSkeleton />;
  const { name, nameLanguage, handle, imageUrls, shopHandle, shopName, averageRating } = product;
  const { price, comparePrice, lowestPrice, measure } = product;
  return (
    <Card>
      <Photo>
        {/* The name beside it says what is to be seen. */}
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
      {/* After the link, so that the keyboard comes to the product first. */}
      <CardButton
        action={!product.hasVariants && isPurchasable(product, 1) ? 'add' : 'view'}
        product={product}
      />
    </Card>
  );
}

/** Over the card's own link, and not a part of it. */
function ShopName({ handle, name }: { handle: string; name: string }) {
  if (!handle) return <Shop>{name}</Shop>;
  return (
    <ShopLink to={shopPath(handle)}>
      <Shop>{name}</Shop>
    </ShopLink>
  );
}

/** Sold out beats a discount. A product with variants may be sold out in some of them only. */
function CardRibbon({ product }: { product: CardProduct }) {
  const { i18n } = useLingui();
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
  // The price of another variant is shown, and that was not lowered.
  const reduction = lowestPrice === price ? percentOff(price, comparePrice) : null;
  if (!reduction) return null;
  const percent = localDigits(reduction, i18n.locale);
  return (
    <Ribbon>
      <Badge $tone="deal">
        <Trans>{percent}% off</Trans>
      </Badge>
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

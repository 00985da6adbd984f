import { Plural } from '@lingui/react/macro';
import { shopPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { PlaceCard } from './Card.styles';
import type { CardShop } from './cardData';
import { Banner, Facts, Logo, Meta, Name } from './ShopCard.styles';

interface ShopCardProps {
  shop: CardShop;
  /** The `sizes` attribute of the shop's banner. */
  sizes: string;
  priority?: 'high' | 'lazy';
}

/**
 * A shop in a list: banner, logo, name, rating and number of products. The whole card links to the
 * shop.
 */
export function ShopCard({ shop, sizes, priority = 'lazy' }: ShopCardProps) {
  const { handle, name, bannerUrl, logoUrl, averageRating, productCount } = shop;
  return (
    <PlaceCard>
      <Banner>
        {/* The alternative texts are empty, because the name is below the pictures. */}
        <Picture {...bannerUrl} alt="" kind="banner" sizes={sizes} width={4} priority={priority} />
      </Banner>
      <Facts>
        <Logo>
          <Picture {...logoUrl} alt="" kind="logo" sizes="56px" />
        </Logo>
        <Name>
          <span>
            <CardLink to={shopPath(handle)}>{name}</CardLink>
          </span>
        </Name>
        <Meta>
          <span>
            <Plural value={productCount} one="# product" other="# products" />
          </span>
          <Rating average={averageRating} isCompact />
        </Meta>
      </Facts>
    </PlaceCard>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { shopListPath, shopPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { useId } from 'react';
import { Cards, Figures, Section, ShopCard } from './Landing.styles';
import type { MarketFigures } from './landingRequests';

/** Shows the number of shops and products, and a card for each of the largest shops. */
export function Shops({ figures }: { figures: MarketFigures }) {
  const { shops, shopCount, productCount } = figures;
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id} more={{ path: shopListPath(), label: <Trans>All shops</Trans> }}>
        <Trans>The shops behind it</Trans>
      </SectionHeading>
      <Figures>
        <span>
          <Plural value={shopCount} one="# shop" other="# shops" />
        </span>
        {productCount !== undefined && (
          <span>
            <Plural value={productCount} one="# product" other="# products" />
          </span>
        )}
      </Figures>
      <Cards role="list">
        {shops.map((shop) => (
          <Shop key={shop.uuid} {...shop} />
        ))}
      </Cards>
    </Section>
  );
}

function Shop({ handle, name, logoUrl, averageRating, productCount }: ShopSummary) {
  return (
    <ShopCard>
      <Picture {...logoUrl} alt="" kind="logo" sizes="56px" />
      <div>
        <h3>
          <CardLink to={shopPath(handle)}>{name}</CardLink>
        </h3>
        <p>
          <Plural value={productCount} one="# product" other="# products" />
          <Rating average={averageRating} isCompact />
        </p>
      </div>
    </ShopCard>
  );
}

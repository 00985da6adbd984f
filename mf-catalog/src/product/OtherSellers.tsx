import { Trans } from '@lingui/react/macro';
import type { SellerOffer } from '@marketplace/contracts/api/otherSellers';
import * as icons from '@marketplace/contracts/design/icons';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Price } from '@marketplace/contracts/ui/Price';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';

const TITLE = 'other-sellers';

/**
 * Offers of other shops for the same product, in the API's order, best price first. Renders nothing
 * if there are no offers, or if they could not be loaded.
 */
export function OtherSellers({ offers }: { offers: SellerOffer[] | undefined }) {
  if (!offers?.length) return null;
  return (
    <Stack as="section" aria-labelledby={TITLE}>
      <SectionHeading id={TITLE}>
        <Trans>Other sellers</Trans>
      </SectionHeading>
      <Offers>
        {offers.map((offer) => (
          <li key={offer.uuid}>
            <Offer offer={offer} />
          </li>
        ))}
      </Offers>
    </Stack>
  );
}

function Offer({ offer }: { offer: SellerOffer }) {
  return (
    <Row to={productPath(offer.handle)}>
      <Seller>
        <strong>{offer.shopName}</strong> <Rating average={offer.shopAverageRating} isCompact />
        <span lang={offer.nameLanguage}>{offer.name}</span>
      </Seller>
      <Price
        price={offer.price}
        lowestPrice={offer.lowestPrice}
        measure={offer.measure}
        hasUnitPrice
      />
      <Icon shape={icons.chevronRight} size="small" />
    </Row>
  );
}

const Offers = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-3);
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  height: 100%;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-ink);
  text-decoration: none;

  &:hover strong {
    text-decoration: underline;
  }

  > p {
    grid-row: 2;
  }

  > svg {
    grid-area: 1 / 2 / 3;
    color: var(--color-ink-soft);
  }
`;

const Seller = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-width: 0;
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  strong {
    min-width: 0;
    color: var(--color-link);
    font-size: var(--text-m);
    font-weight: var(--weight-medium);
  }

  > :last-child {
    flex-basis: 100%;
  }
`;

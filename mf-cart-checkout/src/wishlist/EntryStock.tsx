import { Plural, Trans } from '@lingui/react/macro';
import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { type StockState, stockState } from '@marketplace/contracts/commerce/purchase';
import { wishlistOffer } from '@marketplace/contracts/commerce/wishlist';
import styled from '@marketplace/contracts/styled';

/** Shows the stock of an entry's variant, or of its product if no variant is chosen. */
export function EntryStock({ entry }: { entry: WishlistEntry }) {
  const { productVariantUuid, variant } = entry;
  // If the API does not send variants, the stock of a chosen variant is unknown.
  if (productVariantUuid !== null && !variant) return null;
  const offer = wishlistOffer(entry);
  const state = stockState(offer);
  return (
    <Line $state={state}>
      <StockText state={state} left={offer.inventoryQuantity} />
    </Line>
  );
}

function StockText({ state, left }: { state: StockState; left: number }) {
  switch (state) {
    case 'in-stock':
      return <Trans>In stock</Trans>;
    case 'few-left':
      return <Plural value={left} one="Only # left" other="Only # left" />;
    case 'to-order':
      return <Trans>Sold to order: it is prepared for you</Trans>;
    case 'sold-out':
      return <Trans>Sold out for now</Trans>;
  }
}

const COLOURS = { 'in-stock': 'good', 'few-left': 'warn', 'to-order': 'info', 'sold-out': 'bad' };

const Line = styled.p<{ $state: StockState }>`
  color: var(--color-${({ $state }) => COLOURS[$state]});
  font-size: var(--text-s);
`;

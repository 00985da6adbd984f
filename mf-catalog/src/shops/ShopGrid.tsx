import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import type { CardShop } from '../cards/cardData';
import { SHOP_GRID_SIZES } from '../cards/pictureSizes';
import { ShopCard } from '../cards/ShopCard';

export function ShopGrid({ shops }: { shops: readonly CardShop[] }) {
  return (
    <Grid>
      {shops.map((shop, index) => (
        <li key={shop.handle}>
          <ShopCard shop={shop} sizes={SHOP_GRID_SIZES} priority={index === 0 ? 'high' : 'lazy'} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5);
  }
`;

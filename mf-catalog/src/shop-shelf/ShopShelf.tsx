import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { Shelf } from '../shelf/Shelf';
import { ShopCard } from '../shop-card/ShopCard';

const BANNER_SIZES =
  '(min-width: 1150px) 304px, (min-width: 881px) 32vw, (min-width: 600px) 40vw, 72vw';
/** A row of shops: it scrolls sideways on phones and is two full rows on wide screens. */
export function ShopShelf({ shops }: { shops: readonly ShopSummary[] }) {
  return (
    <Shelf $kind="broad">
      {shops.map((shop) => (
        <li key={shop.uuid}>
          <ShopCard shop={shop} sizes={BANNER_SIZES} />
        </li>
      ))}
    </Shelf>
  );
}

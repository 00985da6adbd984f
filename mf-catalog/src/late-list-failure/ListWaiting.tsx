import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { ProductCard } from '../product-card/ProductCard';
import type { ListFailureProps } from './ListFailure';

/** As many as a page of products has (specification section 9). */
const CARDS = Array.from({ length: 14 }, (_, index) => index);
/** About a screen, in px, whatever is to come. */
const ROOM = 640;

/** The room of a list that is slow to come. */
export function ListWaiting({ what }: Pick<ListFailureProps, 'what'>) {
  if (what === 'section') return null;
  if (what !== 'products') {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height={ROOM} />
      </div>
    );
  }
  return (
    <CardGrid $isRoomy aria-busy="true">
      {CARDS.map((card) => (
        <li key={card}>
          <ProductCard sizes="1px" />
        </li>
      ))}
    </CardGrid>
  );
}

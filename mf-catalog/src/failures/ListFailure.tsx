import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useEffect } from 'react';
import { ProductCard } from '../cards/ProductCard';
import { RetryPanel } from './RetryPanel';

export interface ListFailureProps {
  /**
   * The list, or part of it, that failed or is still loading. With `section`, the list itself is
   * shown, and only the names of its sections are missing.
   */
  what: 'products' | 'shops' | 'categories' | 'section';
  /** The API call, if it is still pending; `undefined` if it has failed. */
  pending: { call: Promise<unknown> } | undefined;
}

/** Replaces a list that failed or is still loading. The rest of the page keeps working. */
export function ListFailure({ what, pending }: ListFailureProps) {
  const { t } = useLingui();
  const isWaiting = useRevalidateOnSettled(pending?.call);
  if (isWaiting) return <ListWaiting what={what} />;
  const title = {
    products: t`These products could not be loaded`,
    shops: t`The shops could not be loaded`,
    categories: t`The categories could not be loaded`,
    section: t`The categories could not be loaded`,
  }[what];
  return <RetryPanel title={title} />;
}

/** Placeholder cards: as many as the product list has per page (specification section 9). */
const CARDS = Array.from({ length: 14 }, (_, index) => index);
/** Reserved height in px, about the height of a screen. */
const ROOM = 640;

function ListWaiting({ what }: Pick<ListFailureProps, 'what'>) {
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

/**
 * Revalidates the page once a pending call has settled, because only the loader can turn the result
 * into a list, a failure or a 404.
 *
 * @returns true while there is a pending call
 */
function useRevalidateOnSettled(pending: Promise<unknown> | undefined): boolean {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!pending) return;
    let isCancelled = false;
    void pending.then(() => {
      if (!isCancelled) void revalidate();
    });
    return () => {
      isCancelled = true;
    };
  }, [pending, revalidate]);
  return pending !== undefined;
}

import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from '@marketplace/contracts/router';
import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useEffect } from 'react';
import { ProductCard } from '../cards/ProductCard';
import { RetryPanel } from './RetryPanel';

export interface ListFailureProps {
  /**
   * `section` if only the names of the sections failed to load, so that the list itself is shown.
   */
  what: 'products' | 'shops' | 'categories' | 'section';
  /** The pending call; left out after a failure. */
  pending: { call: Promise<unknown> } | undefined;
}

/** Shown instead of a list that failed or is still loading. The rest of the page keeps working. */
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

/** Placeholder cards: as many as a page of products has (specification section 9). */
const CARDS = Array.from({ length: 14 }, (_, index) => index);
/** Reserved height, px; about that of a screen. */
const ROOM = 640;

/** The placeholder of a list that is still loading. */
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
 * Revalidates the page once a pending call has settled: only the loader can turn the result into a
 * list, a failure or a 404.
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

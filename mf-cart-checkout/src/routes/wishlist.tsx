import { Trans, useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PageColumn } from '../page-parts/PageColumn';
import { useWishlistEntries } from '../wishlist/useWishlistEntries';
import { WishlistCard } from '../wishlist/WishlistCard';
import type { loader } from './wishlist.loader';

export function Component() {
  const { t } = useLingui();
  const { entries: loaded, isAlertOffered } = useLoaderData<typeof loader>();
  const entries = useWishlistEntries(loaded);
  const headingRef = useFocusAfterRemoval(entries.length);
  return (
    <PageColumn>
      <PageHeading ref={headingRef}>
        <Trans>Your wishlist</Trans>
      </PageHeading>
      {entries.length === 0 ? (
        <EmptyState
          icon={icons.heart}
          title={t`Nothing on your wishlist yet`}
          text={t`Press the heart of a product to find it here again.`}
        >
          <ButtonLink to={productListPath()} variant="primary">
            <Trans>See all products</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <CardGrid $isRoomy>
          {entries.map((entry) => (
            <li key={entry.uuid}>
              <WishlistCard entry={entry} isAlertOffered={isAlertOffered} />
            </li>
          ))}
        </CardGrid>
      )}
    </PageColumn>
  );
}

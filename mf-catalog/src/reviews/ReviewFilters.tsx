import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';
import type { ReviewQuery } from './reviewAddress';

interface ReviewFiltersProps {
  query: ReviewQuery;
  /** Number of reviews with pictures; `undefined` if the API does not support review filters. */
  picturedCount: number | undefined;
  pathOf: (query: ReviewQuery) => string;
}

/**
 * Links to the reviews with pictures, and back to all reviews. `RatingSummary` has the links to the
 * reviews with a number of stars.
 */
export function ReviewFilters({ query, picturedCount = 0, pathOf }: ReviewFiltersProps) {
  const { i18n } = useLingui();
  const { stars, hasPictures } = query;
  const isFiltered = stars !== undefined || hasPictures;
  if (!isFiltered && picturedCount === 0) return null;
  return (
    <PillLinks>
      {picturedCount > 0 && (
        <Link
          to={pathOf({ pageNumber: 1, stars, hasPictures: true })}
          aria-current={hasPictures}
          preventScrollReset
        >
          <Trans>With pictures</Trans> <span>{`(${localDigits(picturedCount, i18n.locale)})`}</span>
        </Link>
      )}
      {isFiltered && (
        <Link to={pathOf({ pageNumber: 1 })} preventScrollReset>
          <Trans>All reviews</Trans>
        </Link>
      )}
    </PillLinks>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import * as icons from '@marketplace/contracts/design/icons';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { RetryPanel } from '../failures/RetryPanel';
import type { ReviewPage } from './fetchReviews';
import { RatingSummary } from './RatingSummary';
import { ReviewFilters } from './ReviewFilters';
import { ReviewList } from './ReviewList';
import { type ReviewQuery, reviewsPath } from './reviewAddress';
import { WriteReview } from './WriteReview';

interface ReviewsProps {
  product: Product;
  /** Page number and filters of the reviews, from the page's URL. */
  query: ReviewQuery;
  /** `undefined` if the reviews could not be loaded. */
  reviews: ReviewPage | undefined;
  /** Query of the current URL. The links to other pages of reviews keep its other keys. */
  search: string;
}

/** The reviews of a product, with summary, page links and the button to write a review. */
export function Reviews({ product, query, reviews, search }: ReviewsProps) {
  const { t } = useLingui();
  if (!reviews) return <RetryPanel title={t`The reviews could not be loaded`} />;
  const { items, averageRating, ratingCounts, picturedCount, paginationStatus } = reviews;
  const { pageNumber, stars, hasPictures } = query;
  const pathOf = (next: ReviewQuery) =>
    reviewsPath(product.handle, new URLSearchParams(search), next);
  const pathFor = (page: number) => pathOf({ ...query, pageNumber: page });
  const isFiltered = stars !== undefined || hasPictures;
  if (items.length === 0 && !isFiltered) {
    return pageNumber === 1 ? (
      <EmptyState
        icon={icons.star}
        title={t`No reviews yet`}
        text={t`Who has bought it can be the first to say how it was.`}
      >
        <WriteReview product={product} />
      </EmptyState>
    ) : (
      <EmptyState icon={icons.star} title={t`There is no such page of reviews`}>
        <ButtonLink to={pathFor(1)}>
          <Trans>Newest reviews</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack $gap={6}>
      <RatingSummary
        average={averageRating}
        counts={ratingCounts}
        shownStars={stars}
        starsPath={
          picturedCount === undefined
            ? undefined
            : (wanted) => pathOf({ pageNumber: 1, stars: wanted, hasPictures })
        }
      >
        <WriteReview product={product} />
      </RatingSummary>
      <ReviewFilters query={query} picturedCount={picturedCount} pathOf={pathOf} />
      {items.length === 0 ? (
        <p>
          <Trans>There are no such reviews.</Trans>
        </p>
      ) : (
        <ReviewList reviews={items} shopName={product.shopName} />
      )}
      <Pagination
        pageNumber={pageNumber}
        totalPages={paginationStatus.totalPages}
        pathFor={pathFor}
      />
    </Stack>
  );
}

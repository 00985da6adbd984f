import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { readSettled } from '@marketplace/contracts/islands';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { RetryPanel } from '../failures/RetryPanel';
import type { ReviewPage } from './fetchReviews';
import { RatingSummary } from './RatingSummary';
import { ReviewList } from './ReviewList';
import { reviewsPath } from './reviewAddress';
import { WriteReview } from './WriteReview';

interface ReviewsProps {
  product: Product;
  pageNumber: number;
  reviews: Promise<ReviewPage>;
  /** Query of the page's address, which links to other pages of reviews keep. */
  search: string;
}

/** The reviews of a product with their summary, pages and the button to write one. */
export function Reviews({ product, pageNumber, reviews, search }: ReviewsProps) {
  const { t } = useLingui();
  const outcome = readSettled(reviews);
  if (!('value' in outcome)) return <RetryPanel title={t`The reviews could not be loaded`} />;
  const { items, averageRating, ratingCounts, paginationStatus } = outcome.value;
  const pathFor = (page: number) => reviewsPath(product.handle, new URLSearchParams(search), page);
  if (items.length === 0) {
    return pageNumber === 1 ? (
      <EmptyState
        icon="star"
        title={t`No reviews yet`}
        text={t`Who has bought it can be the first to say how it was.`}
      >
        <WriteReview product={product} />
      </EmptyState>
    ) : (
      <EmptyState icon="star" title={t`There is no such page of reviews`}>
        <ButtonLink to={pathFor(1)}>
          <Trans>Newest reviews</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack $gap={6}>
      <RatingSummary average={averageRating} counts={ratingCounts}>
        <WriteReview product={product} />
      </RatingSummary>
      <ReviewList reviews={items} shopName={product.shopName} />
      <Pagination
        pageNumber={pageNumber}
        totalPages={paginationStatus.totalPages}
        pathFor={pathFor}
      />
    </Stack>
  );
}

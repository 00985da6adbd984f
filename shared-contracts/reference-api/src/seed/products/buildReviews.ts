import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { commentsOf, reviewers } from '../data/comments';
import { daysAgo, stableNumber, stablePick, stableUuid } from '../stable';
import type { ProductRows } from './buildProducts';

type ReviewRow = Insertable<Schema['reviews']>;

const MAX_REVIEWS = 9;
/** Products with many reviews: three pages of them. */
const TALKED_ABOUT: Readonly<Record<string, number>> = { 'padma-hilsa': 29 };

/** Most of twelve buyers are glad, a few are not; a product's own luck shifts its share of each. */
function ratingOf(name: string, luck: number): number {
  const drawn = stableNumber(`rating ${name}`, 12) + luck;
  if (drawn >= 7) return 5;
  if (drawn >= 3) return 4;
  return drawn >= 1 ? 3 : 2;
}

function commentFor(name: string, rating: number, { source }: ProductRows): string {
  const { glad, fair, sorry } = commentsOf(source.category.section);
  if (rating === 5) return stablePick(name, glad);
  return stablePick(name, rating === 4 ? [...fair, ...glad] : rating === 3 ? fair : sorry);
}

function reviewsOf(rows: ProductRows): ReviewRow[] {
  const { handle } = rows.source;
  const count = TALKED_ABOUT[handle] ?? stableNumber(`reviews ${handle}`, MAX_REVIEWS + 1);
  const luck = stableNumber(`luck ${handle}`, 6) - 2;
  const firstReviewer = stableNumber(`reviewer ${handle}`, reviewers.length);
  return Array.from({ length: count }, (_, i) => {
    const name = `${handle} ${i}`;
    const rating = ratingOf(name, luck);
    return {
      uuid: stableUuid(`review ${name}`),
      productUuid: rows.product.uuid,
      customerUuid: null,
      // Stepping by seven, which shares no factor with the list's length, nobody writes twice.
      authorName: reviewers[(firstReviewer + i * 7) % reviewers.length] ?? '',
      rating,
      comment: commentFor(`comment ${name}`, rating, rows),
      createdAt: daysAgo(stableNumber(`review day ${name}`, 200), stableNumber(name, 600)),
    };
  });
}

/** Reviews of all products: none for some, nine at most but for what is talked about. */
export function buildReviews(products: ProductRows[]): ReviewRow[] {
  return products.flatMap(reviewsOf);
}

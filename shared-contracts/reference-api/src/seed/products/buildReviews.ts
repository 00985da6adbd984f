import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { reviewers } from '../data/reviewers';
import { shopAnswers } from '../data/reviews/generalReviews';
import { picturePaths } from '../pictures/picturePaths';
import { daysAgo, stableNumber, stablePick, stableUuid } from '../stable';
import type { ProductRows } from './buildProducts';
import { buyersComposition } from './productPictures';
import { type ReviewText, reviewTextsOf } from './reviewTexts';

export interface ReviewRows {
  review: Insertable<Schema['reviews']>;
  /** Pictures that its author took. */
  pictures: Insertable<Schema['uploads']>[];
}

const MAX_REVIEWS = 9;
/** Products with many reviews: three pages of them. */
const TALKED_ABOUT: Readonly<Record<string, number>> = { 'padma-hilsa': 29 };

/** Most of twenty buyers are glad, a few are not; a product's own luck shifts its share of each. */
function ratingOf(name: string, luck: number): number {
  const drawn = stableNumber(`rating ${name}`, 20) + luck;
  if (drawn >= 11) return 5;
  if (drawn >= 5) return 4;
  if (drawn >= 2) return 3;
  return drawn >= 0 ? 2 : 1;
}

/** How often each text was taken. */
type Taken = Map<string, number>;

/** A text that nobody has written of the product, of these stars or else of others; rare ones first. */
function pickText(
  name: string,
  texts: ReviewText[],
  wanted: number,
  said: Set<string>,
  taken: Taken,
) {
  const left = texts.filter(({ text }) => !said.has(text));
  const stars = [wanted, 5, 4, 3, 2, 1].find((each) => left.some((text) => text.stars === each));
  const fitting = left.filter((each) => each.stars === stars);
  const times = ({ text }: ReviewText) => taken.get(text) ?? 0;
  const least = Math.min(...fitting.map(times));
  const picked = stablePick(
    name,
    fitting.filter((each) => times(each) === least),
  );
  said.add(picked.text);
  taken.set(picked.text, least + 1);
  return picked;
}

/** Shops answer most of those who were not content, and now and then one who was. */
function answerOf(name: string, rating: number, writtenDaysAgo: number) {
  const share = rating <= 2 ? 8 : rating === 3 ? 6 : 1;
  if (writtenDaysAgo < 2 || stableNumber(`answered ${name}`, 10) >= share) return {};
  const { glad, fair, sorry } = shopAnswers;
  const answer = stablePick(`answer ${name}`, rating <= 2 ? sorry : rating === 3 ? fair : glad);
  return { answer, answeredAt: daysAgo(writtenDaysAgo - 1, stableNumber(name, 600) - 600) };
}

function reviewsOf({ source, product }: ProductRows, taken: Taken): ReviewRows[] {
  const { handle, category } = source;
  const count = TALKED_ABOUT[handle] ?? stableNumber(`reviews ${handle}`, MAX_REVIEWS + 1);
  const luck = stableNumber(`luck ${handle}`, 7) - 2;
  const firstReviewer = stableNumber(`reviewer ${handle}`, reviewers.length);
  const texts = reviewTextsOf(source);
  const said = new Set<string>();
  const composition = buyersComposition(source);
  return Array.from({ length: count }, (_, i) => {
    const name = `${handle} ${i}`;
    const uuid = stableUuid(`review ${name}`);
    const picked = pickText(`comment ${name}`, texts, ratingOf(name, luck), said, taken);
    const { stars: rating, text: comment } = picked;
    const age = 1 + stableNumber(`review day ${name}`, 200);
    const createdAt = daysAgo(age, stableNumber(name, 600));
    const photo = i === 0 && composition && picturePaths('reviews', category.section, composition);
    return {
      review: {
        uuid,
        productUuid: product.uuid,
        customerUuid: null,
        // Stepping by seven, which shares no factor with the list's length, nobody writes twice.
        authorName: reviewers[(firstReviewer + i * 7) % reviewers.length] ?? '',
        rating,
        comment,
        isVerifiedBuyer: stableNumber(`verified ${name}`, 8) > 0,
        ...answerOf(name, rating, age),
        createdAt,
      },
      pictures: photo
        ? [
            {
              uuid: stableUuid(`photo ${name}`),
              customerUuid: null,
              reviewUuid: uuid,
              ...photo,
              createdAt,
            },
          ]
        : [],
    };
  });
}

/** Reviews of all products: none for some, nine at most but for what is talked about. */
export function buildReviews(products: ProductRows[]): ReviewRows[] {
  const taken: Taken = new Map();
  return products.flatMap((rows) => reviewsOf(rows, taken));
}

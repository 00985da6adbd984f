import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import { readSections } from './buildCategories';
import { productUuid } from './buildProducts';
import { moment, picture, picturePaths } from './fields';
import { readTable } from './readTable';
import { stableUuid } from './stable';

const review = z.strictObject({
  /** Handle of the product. */
  product: z.string(),
  author: z.string(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.string(),
  /** False if the author has not bought the product in this market. */
  isVerifiedBuyer: z.optional(z.boolean()),
  createdAt: moment,
  /** Reply of the shop. */
  answer: z.optional(z.string()),
  answeredAt: z.optional(moment),
  /** Picture that the author of the review took. */
  picture: z.optional(picture),
});

interface ReviewRows {
  reviews: Insertable<Schema['reviews']>[];
  uploads: Insertable<Schema['uploads']>[];
}

/** Builds the reviews of all products, with their authors' pictures. */
export function buildReviews(): ReviewRows {
  const counts = new Map<string, number>();
  const rows = readSections()
    .flatMap(({ handle }) => readTable(`reviews/${handle}.json`, review))
    .map((source) => {
      const count = counts.get(source.product) ?? 0;
      counts.set(source.product, count + 1);
      return { source, key: `${source.product} ${count}` };
    });
  return {
    reviews: rows.map(({ source, key }) => ({
      uuid: stableUuid(`review ${key}`),
      productUuid: productUuid(source.product),
      customerUuid: null,
      authorName: source.author,
      rating: source.rating,
      comment: source.comment,
      isVerifiedBuyer: source.isVerifiedBuyer ?? true,
      answer: source.answer ?? null,
      answeredAt: source.answeredAt ?? null,
      createdAt: source.createdAt,
    })),
    uploads: rows.flatMap(({ source, key }) =>
      source.picture
        ? {
            uuid: stableUuid(`photo ${key}`),
            customerUuid: null,
            reviewUuid: stableUuid(`review ${key}`),
            ...picturePaths(source.picture),
            createdAt: source.createdAt,
          }
        : [],
    ),
  };
}

import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, moment, note, picture, queryInteger, uploadedImageUrls, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/** A published review of a product by a customer. */
export const review = z.object({
  uuid,
  authorName: z.string(),
  /** 1 to 5 stars. */
  rating: z.int(),
  /** Plain text. */
  comment: z.string(),
  /** The customer's pictures. */
  imageUrls: z.array(picture),
  createdAt: moment,
  /** API extension: true if the API knows that the author has received the product. */
  isVerifiedBuyer: z.optional(z.boolean()),
  /** API extension: the shop's answer to the review; left out if there is none. */
  answer: z.optional(
    z.object({
      /** Plain text. */
      text: z.string(),
      answeredAt: moment,
    }),
  ),
});
export type Review = z.infer<typeof review>;

/**
 * Lists the reviews of a product, the newest first. 14 per page by default. Filters change only
 * `items` and `paginationStatus`, not the totals of the product. 404 for an unknown product.
 */
export const listReviews = defineCall({
  id: 'listReviews',
  summary: 'Reviews of a product, newest first',
  method: 'GET',
  path: '/product/review',
  access: 'public',
  query: z.object({
    ...pageQuery(14),
    /** Uuid of the product. */
    productUuid: uuid,
    /** API extension: only reviews with this number of stars. */
    rating: z.optional(queryInteger(1, 5)),
    /** API extension: `true` lists only reviews with pictures. */
    hasPictures: z.optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
  }),
  reply: z.object({
    ...pageOf(review).shape,
    /** Average of all reviews of the product: 0 to 5 with one decimal; 0 without reviews. */
    averageRating: z.number(),
    /** Numbers of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
    ratingCounts: z.array(count).check(z.length(5)),
    /**
     * API extension: number of the product's reviews with pictures; left out by an API that cannot
     * filter reviews.
     */
    picturedCount: z.optional(count),
  }),
  errors: [400, 404],
  cacheSeconds: 15,
  isRenewedByBrowsers: true,
});

/** Reason why a customer may not review a product. */
export const ineligibilityReason = z.enum(['not-bought', 'not-received', 'already-reviewed']);
export type IneligibilityReason = z.infer<typeof ineligibilityReason>;

/**
 * Says whether the customer may review a product. They may if they have bought and received the
 * product and have not reviewed it yet. 404 for an unknown product.
 */
export const checkReviewEligibility = defineCall({
  id: 'checkReviewEligibility',
  summary: 'Whether the customer may review a product',
  method: 'POST',
  path: '/product/review/eligibility',
  access: 'customer',
  query: z.object({
    /** Uuid of the product to be reviewed. */
    productUuid: uuid,
  }),
  reply: z.object({
    /** True if `createReview` would accept a review now. */
    isEligible: z.boolean(),
    /** Reason why the customer may not review the product; `null` if they may. */
    reason: z.nullable(ineligibilityReason),
  }),
  errors: [400, 401, 404],
});

/**
 * Publishes the review immediately, with the customer's name. 403 `not-bought` or `not-received` if
 * the customer may not review the product, 409 if they have already reviewed it. 400 for a picture
 * that is not their own upload or is already used. 404 for an unknown product.
 */
export const createReview = defineCall({
  id: 'createReview',
  summary: 'Review a product that was bought and received',
  method: 'POST',
  path: '/product/review',
  access: 'customer',
  body: z.object({
    /** Uuid of a product that the customer has bought and received. */
    productUuid: uuid,
    /** 1 to 5 stars. */
    rating: z
      .int({ error: 'must be a whole number' })
      .check(z.gte(1, { error: 'must be at least 1' }), z.lte(5, { error: 'must be at most 5' })),
    /** Plain text. */
    comment: note(),
    imageUrls: uploadedImageUrls,
  }),
  reply: review,
  errors: [400, 401, 403, 404, 409],
  isIdempotent: true,
});

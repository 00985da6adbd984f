import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, quantity, taka, uuid } from './fields';

/** Names as in Google's events of online shops, which other providers read as well. */
export const ANALYTICS_EVENTS = [
  'view_item',
  'add_to_cart',
  'add_to_wishlist',
  'begin_checkout',
  'purchase',
] as const;

/** Core Web Vitals and the two that explain them; `REMOTE` is the time to load a remote's module. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'REMOTE'] as const;

/** Most items of one event; a longer cart is counted with its value and its first items. */
export const MAX_MEASURED_ITEMS = 20;

const analyticsEvent = z.object({
  name: z.enum(ANALYTICS_EVENTS),
  /** Taka, of all items together. */
  value: z.optional(taka.check(z.gte(0), z.lte(99_999_999))),
  /** What it was about. */
  items: z
    .array(
      z.object({
        /** The product, which may be gone by now. */
        productUuid: uuid,
        /** The chosen variant; left out without one. */
        productVariantUuid: z.optional(uuid),
        /** Pieces; left out where nothing is bought. */
        quantity: z.optional(quantity),
      }),
    )
    .check(z.maxLength(MAX_MEASURED_ITEMS)),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Printed in reports, so nothing that a terminal could take for a command. */
const partName = line(50).check(z.regex(/^[\w.-]+$/, { error: 'must be a name' }));

const webVital = z.object({
  name: z.enum(WEB_VITALS),
  /** Milliseconds; for `CLS` the score, which has no unit. */
  value: z.number().check(z.gte(0), z.lte(600_000)),
  /** Part of the storefront that owns the page. */
  remote: partName,
  /** Release of that part. */
  release: partName,
});
export type WebVital = z.infer<typeof webVital>;

/** Most events, and most web vitals, in one call. */
export const MAX_MEASUREMENTS = 20;

/**
 * Takes what a visitor who agreed lets the shop count. Nothing in it says who the visitor is. Without the
 * visitor's consent in the cookie `consent` it is a 403 `no-consent`; past what a network may send, a 429.
 */
export const recordMeasurements = defineCall({
  id: 'recordMeasurements',
  summary: 'Record events and speed of visits',
  method: 'POST',
  path: '/measurements',
  access: 'public',
  needsConsent: 'statistics',
  body: z.object({
    /** What the visitor did, oldest first. */
    events: z.array(analyticsEvent).check(z.maxLength(MAX_MEASUREMENTS)),
    /** How fast pages and remotes were. */
    vitals: z.array(webVital).check(z.maxLength(MAX_MEASUREMENTS)),
  }),
  reply: done,
  errors: [400, 403],
  isExtension: true,
});

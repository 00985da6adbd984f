import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, quantity, taka, uuid } from './fields';

/**
 * Names of analytics events. They come from Google's e-commerce events, and other statistics
 * providers accept them as well.
 */
export const ANALYTICS_EVENTS = [
  'view_item',
  'add_to_cart',
  'add_to_wishlist',
  'begin_checkout',
  'purchase',
] as const;

/**
 * The Core Web Vitals CLS, INP and LCP; FCP and TTFB, which help to explain them; and `REMOTE`, the
 * time that a remote's module took to load.
 */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'REMOTE'] as const;

/**
 * Upper limit for the items of one event. For a longer cart, the event has the full value but only
 * the first items.
 */
export const MAX_MEASURED_ITEMS = 20;

const analyticsEvent = z.object({
  name: z.enum(ANALYTICS_EVENTS),
  /** Value of all items, in taka. */
  value: z.optional(taka.check(z.gte(0), z.lte(99_999_999))),
  /** Products of the event. */
  items: z
    .array(
      z.object({
        /** Uuid of the product, which may have been deleted meanwhile. */
        productUuid: uuid,
        /** Uuid of the chosen variant; left out if there is none. */
        productVariantUuid: z.optional(uuid),
        /** Number of pieces; left out if nothing is bought. */
        quantity: z.optional(quantity),
      }),
    )
    .check(z.maxLength(MAX_MEASURED_ITEMS)),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/**
 * Name or release of a part (the shell or a remote). It is printed in reports, so it must not
 * contain control characters of a terminal.
 */
const partName = line(50).check(z.regex(/^[\w.-]+$/, { error: 'must be a name' }));

const webVital = z.object({
  name: z.enum(WEB_VITALS),
  /** Milliseconds; for `CLS` a score without a unit. */
  value: z.number().check(z.gte(0), z.lte(600_000)),
  /** Name of the remote that owns the page, or `shell`. */
  remote: partName,
  /** Release of that remote or of the shell. */
  release: partName,
});
export type WebVital = z.infer<typeof webVital>;

/** Upper limit for the events in one call, and for the web vitals in one call. */
export const MAX_MEASUREMENTS = 20;

/**
 * Records statistics about a visitor who has agreed to this. The statistics do not identify the
 * visitor. 403 `no-consent` without consent in the cookie `consent`, 429 after too many requests
 * from the visitor's network.
 */
export const recordMeasurements = defineCall({
  id: 'recordMeasurements',
  summary: 'Record events and speed of visits',
  method: 'POST',
  path: '/measurements',
  access: 'public',
  needsConsent: 'statistics',
  body: z.object({
    /** The visitor's actions, oldest first. */
    events: z.array(analyticsEvent).check(z.maxLength(MAX_MEASUREMENTS)),
    /** Web vitals of pages, and load times of remotes. */
    vitals: z.array(webVital).check(z.maxLength(MAX_MEASUREMENTS)),
  }),
  reply: done,
  errors: [400, 403],
  isExtension: true,
});

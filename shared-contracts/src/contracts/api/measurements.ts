import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, quantity, taka, uuid } from './fields';

/** Names from Google's e-commerce events, which other providers accept as well. */
export const ANALYTICS_EVENTS = [
  'view_item',
  'add_to_cart',
  'add_to_wishlist',
  'begin_checkout',
  'purchase',
] as const;

/** Core Web Vitals and the two that explain them; `REMOTE` is the time to load a remote's module. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'REMOTE'] as const;

/** Most items of one event. A longer cart is reported with its full value and its first items. */
export const MAX_MEASURED_ITEMS = 20;

const analyticsEvent = z.object({
  name: z.enum(ANALYTICS_EVENTS),
  /** Value of all items, in taka. */
  value: z.optional(taka.check(z.gte(0), z.lte(99_999_999))),
  /** Products of the event. */
  items: z
    .array(
      z.object({
        /** The product, which may have been deleted meanwhile. */
        productUuid: uuid,
        /** The chosen variant; left out if there is none. */
        productVariantUuid: z.optional(uuid),
        /** Pieces; left out if nothing is bought. */
        quantity: z.optional(quantity),
      }),
    )
    .check(z.maxLength(MAX_MEASURED_ITEMS)),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Printed in reports, so it must not contain anything that a terminal takes for a command. */
const partName = line(50).check(z.regex(/^[\w.-]+$/, { error: 'must be a name' }));

const webVital = z.object({
  name: z.enum(WEB_VITALS),
  /** Milliseconds; for `CLS` the score, which has no unit. */
  value: z.number().check(z.gte(0), z.lte(600_000)),
  /** Remote or shell that owns the page. */
  remote: partName,
  /** Release of that remote or shell. */
  release: partName,
});
export type WebVital = z.infer<typeof webVital>;

/** Most events, and most web vitals, in one call. */
export const MAX_MEASUREMENTS = 20;

/**
 * Takes the statistics of a visitor who agreed to them; they do not identify the visitor. 403
 * `no-consent` without consent in the cookie `consent`, 429 past the limit of a network.
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
    /** Load times of pages and remotes. */
    vitals: z.array(webVital).check(z.maxLength(MAX_MEASUREMENTS)),
  }),
  reply: done,
  errors: [400, 403],
  isExtension: true,
});

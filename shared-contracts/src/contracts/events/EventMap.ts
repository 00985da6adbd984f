import type * as z from 'zod/mini';
import type { eventSchemas, productChoice, sessionUser } from './eventSchemas';

export type SessionUser = z.infer<typeof sessionUser>;

export type ProductChoice = z.infer<typeof productChoice>;

/** Every topic and its payload, derived from `eventSchemas`. */
export type EventMap = {
  [T in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[T]>;
};

export type Topic = keyof EventMap;

/** Topics whose last value is also delivered to later subscribers. */
export const RETAINED_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'session:changed',
  'cart:changed',
  'wishlist:changed',
  'consent:changed',
]);

/** True for topics whose events are held until a subscriber exists. */
export const isRequest = (topic: Topic) => /[:-]requested$/.test(topic);

import type * as z from 'zod/mini';
import type { eventSchemas, productChoice, sessionUser } from './eventSchemas';

export type SessionUser = z.infer<typeof sessionUser>;

export type ProductChoice = z.infer<typeof productChoice>;

/** Every topic and its payload, derived from `eventSchemas`. */
export type EventMap = {
  [T in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[T]>;
};

export type Topic = keyof EventMap;

import * as z from 'zod/mini';
import { FAILURE_KINDS, MOST_REPORTS, type ReportBatch } from '../../src/errors/reports/Report';

const text = (most: number) => z.string().check(z.maxLength(most));
/**
 * A name in a report. Names are logged unchanged, so they may contain only letters, digits and the
 * punctuation of file names.
 */
const name = text(100).check(z.regex(/^[\w.:/-]+$/));

const failure = z.strictObject({
  kind: z.enum(FAILURE_KINDS),
  what: text(100),
  message: text(300),
  remote: z.optional(name),
  version: z.optional(name),
  at: z.optional(name),
  count: z.int().check(z.gte(1), z.lte(1000)),
});

/** Web vitals by which releases are compared. */
const VITALS = ['LCP', 'CLS', 'INP'] as const;

const vital = z.strictObject({
  kind: z.literal('vital'),
  name: z.enum(VITALS),
  value: z.number().check(z.gte(0), z.lte(600_000)),
});

const batch = z.strictObject({
  composition: name,
  trace: z.optional(z.string().check(z.regex(/^[\da-f]{32}$/))),
  path: z.optional(text(300).check(z.regex(/^\/[^?#\s]*$/))),
  reports: z.array(z.union([failure, vital])).check(z.minLength(1), z.maxLength(MOST_REPORTS)),
});

/** Reads the reports of a page. Returns `undefined` if any field is invalid. */
export function readReportBatch(body: unknown): ReportBatch | undefined {
  return batch.safeParse(body).data;
}

import type { Call } from '@marketplace/contracts/api/defineCall';
import * as z from 'zod/mini';
import { ApiProblem, notFound } from './ApiProblem';

z.config(z.locales.en());

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Checks a request against the schemas of its call. Refuses an invalid path with 404, and an
 * invalid query or body with 400.
 */
export function parseInput(call: Call, raw: RawInput) {
  return {
    params: call.params && parseParams(call.params, raw.params),
    query: call.query && parse(call.query, raw.query),
    body: call.body && parse(call.body, raw.body ?? {}),
  };
}

function parseParams(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success || holdsNul(parsed.data)) throw notFound('That');
  return parsed.data;
}

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) {
    if (!holdsNul(parsed.data)) return parsed.data;
    throw new ApiProblem(400, 'invalid-input', ['A text must not hold the NUL character']);
  }
  const messages = new Set(parsed.error.issues.map(describeIssue));
  throw new ApiProblem(400, 'invalid-input', [...messages]);
}

function describeIssue({ path, message, code, input }: z.core.$ZodIssue): string {
  const field = path.join('.');
  if (field === '') return 'The request body must be a JSON object';
  if (code === 'invalid_type' && input === undefined) return `${field} ${missing(message)}`;
  return `${field} ${message}`;
}

// The schemas' own messages continue the field's name ("must …"); zod's messages need a colon after
// the name.
const missing = (message: string) => (message.startsWith('must') ? message : `: ${message}`);

/**
 * True if a string contains a NUL character. PostgreSQL cannot store it, and its error would come
 * too late for a clear message.
 */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}

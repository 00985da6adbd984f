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
 * Parses a request by its call's schemas. Replies 404 if the path names nothing, else 400 if
 * invalid.
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

// Most fields have their own message; a message of the locale needs a colon before it.
const missing = (message: string) => (message.startsWith('must') ? message : `: ${message}`);

/** PostgreSQL cannot store NUL in a text, and reports it too late for a clear refusal. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}

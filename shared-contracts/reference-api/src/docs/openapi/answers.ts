import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Answer, JsonSchema } from './OpenApi';

/** Schema of all error replies. */
export const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused or failed.',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status again.' },
    code: { type: 'string', description: 'For programs, e.g. `out-of-stock`.' },
    message: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      description: 'For people; of a list, the first is shown. A 400 names the field it is about.',
    },
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

const MEANINGS: Record<number, string> = {
  400: 'Something in the query or body is not as described, and the message names it; or the request cannot be read.',
  401: 'No token, or one that is not valid or has ended.',
  403: 'Known who asks, and not allowed.',
  404: 'There is no such thing, or it is another’s.',
  405: 'The path takes other methods, which `Allow` names.',
  409: 'Does not fit what is there; the message says what.',
  413: 'The request body is too large.',
  415: 'The body is not of a type this call takes.',
  429: 'Tried too often; wait as long as Retry-After says.',
  431: 'The headers are too large.',
  500: 'The host failed; its insides stay inside.',
  503: 'The host cannot answer just now; try again after Retry-After.',
};

const HEADERS: Record<number, Answer['headers']> = {
  401: { 'WWW-Authenticate': { description: 'Bearer', schema: { const: 'Bearer' } } },
  405: { Allow: { description: 'As `GET, POST`.', schema: { type: 'string' } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

const MAY_ALWAYS_HAPPEN = [400, 405, 429, 431, 500, 503];

/** Builds the error replies, to which all calls refer. The keys are `Problem` and the status. */
export function problemAnswers(): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([status, description]) => {
      const schema = { $ref: '#/components/schemas/Problem' };
      const headers = HEADERS[Number(status)];
      const answer: Answer = { description, content: { 'application/json': { schema } } };
      return [nameOf(Number(status)), headers ? { ...answer, headers } : answer];
    }),
  );
}

/** Returns references to the error replies that a call can have. The keys are the statuses. */
export function problemsOf(call: Call): Record<string, Answer> {
  const ofBodies = call.body || call.upload ? [413, 415] : [];
  const ofKeys = call.isIdempotent ? [409] : [];
  const statuses = new Set([...call.errors, ...ofBodies, ...ofKeys, ...MAY_ALWAYS_HAPPEN]);
  const sorted = [...statuses].sort((one, other) => one - other);
  return Object.fromEntries(
    sorted.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

const nameOf = (status: number) => `Problem${status}`;

import type { Call } from '../../contracts/api/defineCall';
import type { Findings } from '../Report';
import type { Answer } from '../sendRequest';

/** Statuses with which every endpoint may reply, besides `Call.errors`. */
const ALWAYS = [413, 415, 429];

/**
 * Compares a refusal with the contract: status, shape of the body, headers.
 * @param request description of the request, for example `a body without password`
 * @param expected allowed statuses; without it, every status that the contract lists
 * @param field the field that the message should name
 */
export function checkProblem(
  call: Call,
  answer: Answer,
  { differ, skip }: Findings,
  { request, expected, field }: { request: string; expected?: number[]; field?: string },
): void {
  if (answer.status === 429) skip(call.id, `${request}: the host wants a pause (429)`);
  else if (expected && !expected.includes(answer.status)) {
    differ(call.id, `${expected.join(' or ')} expected for ${request}, got ${answer.status}`);
    return;
  } else if (![...call.errors, ...ALWAYS].includes(answer.status)) {
    differ(call.id, `${answer.status} for ${request} is not listed in the contract`);
    return;
  }
  const wrong = findWrongBody(answer, field);
  if (wrong) differ(call.id, `${answer.status} for ${request}: ${wrong}`);
  const header = HEADERS[answer.status];
  if (header && !answer.headers.has(header)) {
    differ(call.id, `${answer.status} for ${request}: the header ${header} is missing`);
  }
}

const HEADERS: Record<number, string> = { 401: 'WWW-Authenticate', 429: 'Retry-After' };

function findWrongBody({ body, status }: Answer, field: string | undefined): string | undefined {
  if (typeof body !== 'object' || body === null) return 'the body is not a JSON object';
  const { statusCode, code, message }: Record<string, unknown> = { ...body };
  if (statusCode !== status) return 'statusCode is not the status';
  if (typeof code !== 'string' || code === '') return 'code is missing';
  const messages: unknown[] = [message].flat();
  if (messages.length === 0 || !messages.every((each) => typeof each === 'string')) {
    return 'message is neither a text nor a list of texts';
  }
  const isNamed = field === undefined || status !== 400 || messages.join(' ').includes(field);
  return isNamed ? undefined : `message does not name ${field}`;
}

import type { Call } from './defineCall';

/** Upper limit for a JSON body, in bytes. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** Bytes that a form adds to each file, for its boundary, headers and name. */
const FORM_BYTES_PER_FILE = 16 * 1024;

/**
 * Upper limit for the body of a request, in bytes. Hosts and proxies refuse longer bodies with 413.
 */
export function bodyLimit({ upload }: Pick<Call, 'upload'>): number {
  if (!upload) return JSON_BODY_LIMIT;
  return upload.mostFiles * (upload.mostBytes + FORM_BYTES_PER_FILE);
}

import type { Call } from './defineCall';

/** Upper limit for a JSON body, in bytes. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** Upper limit for the bytes that a form adds per file: boundary, headers and file name. */
const FORM_BYTES_PER_FILE = 16 * 1024;

/**
 * Upper limit for the body of a request, in bytes. APIs and proxies refuse longer bodies with 413.
 */
export function bodyLimit({ upload }: Pick<Call, 'upload'>): number {
  if (!upload) return JSON_BODY_LIMIT;
  return upload.mostFiles * (upload.mostBytes + FORM_BYTES_PER_FILE);
}

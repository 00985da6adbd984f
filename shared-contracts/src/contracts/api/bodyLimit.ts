import type { Call } from './defineCall';

/** Most bytes of a JSON body. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** Bytes a form adds to a file: boundary, headers and name. */
const FORM_BYTES_PER_FILE = 16 * 1024;

/** Most bytes a request of a call may send: what hosts refuse with 413, and proxies with them. */
export function bodyLimit({ upload }: Pick<Call, 'upload'>): number {
  if (!upload) return JSON_BODY_LIMIT;
  return upload.mostFiles * (upload.mostBytes + FORM_BYTES_PER_FILE);
}

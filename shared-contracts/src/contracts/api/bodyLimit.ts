import type { Call } from './defineCall';

/** Most bytes of a JSON body. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** Bytes that a form adds to each file: boundary, headers and name. */
const FORM_BYTES_PER_FILE = 16 * 1024;

/** Most bytes in the body of a request. Hosts and proxies refuse more with 413. */
export function bodyLimit({ upload }: Pick<Call, 'upload'>): number {
  if (!upload) return JSON_BODY_LIMIT;
  return upload.mostFiles * (upload.mostBytes + FORM_BYTES_PER_FILE);
}

import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { bodyLimit, JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import type { Call } from '@marketplace/contracts/api/defineCall';

/**
 * What a request to the API may weigh, by its URL: what calls that take files say of themselves,
 * and what fits any other. @param prefix path under which the API is reached
 */
export function apiBodyLimits(prefix: string): (url: string) => number {
  const uploads = Object.values<Call>(apiCalls).filter(({ upload }) => upload);
  const limits = new Map(uploads.map((call) => [`${prefix}${call.path}`, bodyLimit(call)]));
  return (url) => limits.get(url.split('?')[0] ?? '') ?? JSON_BODY_LIMIT;
}

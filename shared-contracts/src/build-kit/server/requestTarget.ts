import type { IncomingMessage } from 'node:http';

/**
 * Returns path and query of a request target (RFC 9112, 3.2). The target may be an absolute URL
 * with the host of the request.
 * @returns undefined for any other target, such as the URL of another host or `*`
 */
export function pathOfTarget(target = '', host = ''): string | undefined {
  if (target.startsWith('/')) return target;
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * True for a request with two `Host` headers, or with a target that is not a path of its host. RFC
 * 9112 requires a 400 for such a request, because a proxy in front may have interpreted it
 * differently.
 * @param target unchanged request target
 */
export const isAmbiguous = (
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  target: string,
): boolean =>
  pathOfTarget(target, headers.host) === undefined ||
  rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1;

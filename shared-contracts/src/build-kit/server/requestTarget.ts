import type { IncomingMessage } from 'node:http';

/**
 * Path and query that a request asks for (RFC 9112, 3.2). A whole address stands for its path where it
 * names the host of the request.
 * @returns undefined for anything else, such as an address of another host, or `*`
 */
export function pathOfTarget(target = '', host = ''): string | undefined {
  if (target.startsWith('/')) return target;
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * True for a request that names two hosts, or something else than a path of its host: what stands in
 * front may have read it in another way. RFC 9112 asks for a 400.
 * @param target as it was sent
 */
export const isAmbiguous = (
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  target: string,
): boolean =>
  pathOfTarget(target, headers.host) === undefined ||
  rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1;

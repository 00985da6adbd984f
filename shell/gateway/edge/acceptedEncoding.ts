import type { IncomingHttpHeaders } from 'node:http';

/** How a reply is compressed. */
export type Encoding = 'br' | 'gzip';

type Headers = Pick<IncomingHttpHeaders, 'accept-encoding'>;

/** The best encoding that the visitor accepts and the shop has; `undefined` for none. */
export function encodingFor(headers: Headers): Encoding | undefined {
  if (acceptsEncoding(headers, 'br')) return 'br';
  return acceptsEncoding(headers, 'gzip') ? 'gzip' : undefined;
}

/** True if the visitor names the encoding; weight 0 refuses it (RFC 9110, section 12.5.3). */
export function acceptsEncoding(headers: Headers, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((text) => text.trim());
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    });
}

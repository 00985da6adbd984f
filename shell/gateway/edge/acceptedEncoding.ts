import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip';

type Headers = Pick<IncomingHttpHeaders, 'accept-encoding'>;

/**
 * Returns `br` if the visitor accepts it, or else `gzip`. Returns `undefined` if the visitor
 * accepts neither.
 */
export function encodingFor(headers: Headers): Encoding | undefined {
  if (acceptsEncoding(headers, 'br')) return 'br';
  return acceptsEncoding(headers, 'gzip') ? 'gzip' : undefined;
}

/**
 * True if the visitor accepts the encoding by name. A weight of 0 is a refusal (RFC 9110, section
 * 12.5.3).
 */
export function acceptsEncoding(headers: Headers, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((text) => text.trim());
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    });
}

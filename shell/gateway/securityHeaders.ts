import type { FastifyInstance } from 'fastify';

/** Sent with every answer (design of the storefront, section 11). */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Scripts and styles run by nonce only; what a trusted script loads is trusted with it. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function addSecurityHeaders(gateway: FastifyInstance): void {
  gateway.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOT_A_PAGE);
    }
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
  });
}

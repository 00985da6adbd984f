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

/**
 * Scripts and styles run by nonce only; what a trusted script loads is trusted with it.
 *
 * @param chatScriptUrl the configured chat: its one script, and the origin of it for its messages,
 * pictures and window. Nothing of another origin is let in without it.
 */
export function pagePolicy(nonce: string, chatScriptUrl?: string): string {
  const chat = chatScriptUrl ? ` ${new URL(chatScriptUrl).origin}` : '';
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' pass over addresses; the others need this one.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${chatScriptUrl ? ` ${chatScriptUrl}` : ''}`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${chat}`,
    "font-src 'self'",
    `connect-src 'self'${chat}${chat.replace('https:', 'wss:')}`,
    ...(chat ? [`frame-src${chat}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The one policy is made by the page's first script (`trustedTypesScript.ts`). A chat of another
    // company brings markup and scripts as it likes, which no policy of ours could vouch for.
    ...(chat ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** @param publicOrigin where the gateway is reached through a proxy that ends TLS */
export function addSecurityHeaders(gateway: FastifyInstance, publicOrigin?: string): void {
  const isPublicSecure = publicOrigin?.startsWith('https:') ?? false;
  gateway.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOT_A_PAGE);
    }
    if (isPublicSecure || request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
  });
}

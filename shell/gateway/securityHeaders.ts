import type { FastifyInstance } from 'fastify';

/** Sent with every response (design of the storefront, section 11). */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of pages: scripts and styles by nonce, with `strict-dynamic`.
 *
 * @param chatScriptUrl script of the configured third-party chat; its origin is also allowed for
 * connections, pictures and frames. Without it no other origin is allowed.
 */
export function pagePolicy(nonce: string, chatScriptUrl?: string): string {
  const chat = chatScriptUrl ? ` ${new URL(chatScriptUrl).origin}` : '';
  return [
    "default-src 'none'",
    // Browsers that support 'strict-dynamic' ignore addresses; older ones need this one.
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
    // The policy is created by the page's first script (`trustedTypesScript.ts`). A third-party chat
    // creates markup and scripts of its own, which that policy would refuse.
    ...(chat ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** @param publicOrigin set where a proxy in front terminates TLS */
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

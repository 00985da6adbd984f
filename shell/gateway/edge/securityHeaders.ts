import type { FastifyInstance } from 'fastify';
import { REPORTS_PATH } from '../../src/errors/reports/Report';
import type { PolicySources } from '../../src/page/policySources.server';

export const OPENER_POLICY = 'cross-origin-opener-policy';

/** Headers of every reply. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const NOT_A_PAGE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Header of every reply if the shop is reached over https. */
const STRICT_TRANSPORT = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

/** @param publicOrigin begins with `https:` if a proxy in front of the gateway terminates TLS */
const isPublicSecure = (publicOrigin?: string) => publicOrigin?.startsWith('https:') ?? false;

/**
 * Returns the security headers of replies that bypass Fastify and its hooks.
 * @param publicOrigin begins with `https:` if a proxy in front of the gateway terminates TLS
 */
export const plainHeaders = (publicOrigin?: string) => ({
  ...HEADERS,
  [OPENER_POLICY]: 'same-origin',
  'content-security-policy': NOT_A_PAGE,
  ...(isPublicSecure(publicOrigin) && STRICT_TRANSPORT),
});

/** Scripts and payment pages of other companies that the shop uses. */
export interface ForeignSources {
  /** URLs of the scripts. */
  scripts?: readonly string[];
  /** Origins of the payment pages. */
  payments?: readonly string[];
}

/** Sources that the content security policy of a document allows. */
export interface DocumentSources extends PolicySources {
  /** Allowed source of frames, in addition to other companies. Only test sessions set it. */
  frame?: string;
}

/**
 * Returns the content security policy of a page. It allows the page's own scripts and styles by
 * hash, or by nonce if the page is streamed. `strict-dynamic` allows further scripts that these
 * scripts load.
 * @param foreign scripts and payment pages of other companies; by default none. Connections,
 * pictures and frames may use the origins of these scripts. `form-action` lists the payment pages,
 * because Chromium also applies it to the redirects of a form.
 * @param composition id of the page's composition, for reports of violations
 */
export function pagePolicy(
  { script, style, frame }: DocumentSources,
  { scripts = [], payments = [] }: ForeignSources = {},
  composition?: string,
): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  const origins = scripts.map((url) => new URL(url).origin);
  const foreign = listed(origins);
  const frames = listed(frame ? [frame, ...origins] : origins);
  const sockets = listed(origins.map((origin) => origin.replace('https:', 'wss:')));
  return [
    "default-src 'none'",
    // Only older browsers need the script URLs. Newer browsers ignore them because of
    // 'strict-dynamic'.
    `script-src ${script} 'strict-dynamic'${listed(scripts)}`,
    `style-src ${style}`,
    `img-src 'self' data:${foreign}`,
    "font-src 'self'",
    `connect-src 'self'${foreign}${sockets}`,
    ...(frames ? [`frame-src${frames}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${listed(payments)}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Requires Trusted Types, unless the shop uses scripts of other companies: the page's policy
    // (`trustedTypesScript.ts`) would refuse the elements that such scripts create.
    ...(foreign ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    // `report-to` is left out, because Chromium would collect its reports for a minute, and would
    // lose them if the visitor closed it within this minute.
    `report-uri ${REPORTS_PATH}${composition ? `?composition=${composition}` : ''}`,
  ].join('; ');
}

/** @param publicOrigin begins with `https:` if a proxy in front of the gateway terminates TLS */
export function addSecurityHeaders(gateway: FastifyInstance, publicOrigin?: string): void {
  const isSecure = isPublicSecure(publicOrigin);
  gateway.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    // Documents from the page cache already have a looser opener policy (decision 046).
    if (!reply.hasHeader(OPENER_POLICY)) reply.header(OPENER_POLICY, 'same-origin');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOT_A_PAGE);
    }
    if (isSecure || request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
  });
}

import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { OpenApi } from './openapi/OpenApi';

const require = createRequire(import.meta.url);
const REDOC = require.resolve('redoc/bundles/redoc.standalone.js');
/** The document in a production build, which has no sources to build it from. */
const PRODUCTION_FILE = fileURLToPath(new URL('../openapi.json', import.meta.url));
const CACHE = 'public, max-age=300';

/** Serves the contract as documentation: `/openapi.json` for tools, and `/docs` for people. */
export function registerDocs(app: FastifyInstance): void {
  let built: Promise<OpenApi> | undefined;

  app.get('/openapi.json', async (_, reply) => {
    reply.header('cache-control', CACHE);
    if (existsSync(PRODUCTION_FILE)) {
      return reply.type('application/json').send(createReadStream(PRODUCTION_FILE));
    }
    // Built at the first request, so that the API starts fast. Few people read the document.
    built ??= import('./openapi/buildOpenApi').then(({ buildOpenApi }) => buildOpenApi());
    return built;
  });

  app.get('/docs', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const nonce = randomBytes(16).toString('base64');
    return (
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(nonce) })
        .type('text/html; charset=utf-8')
        // `/docs/` is one level deeper than `/docs`, so its relative links need `../`.
        .send(pageOf(nonce, path.endsWith('/') ? '../' : ''))
    );
  });

  app.get('/docs/redoc.js', async (_, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/javascript; charset=utf-8')
      .send(createReadStream(REDOC)),
  );
}

/**
 * Returns the CSP of the page, which may load files only from its own origin. Redoc adds the nonce
 * to the styles that it inserts.
 */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Renders the documentation page. Redoc's own search is disabled, because it needs a worker from a
 * `blob:` URL, which the CSP forbids. Readers can search the page with the browser.
 * @param root the API's root, as a path relative to the page
 */
const pageOf = (nonce: string, root: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Marketplace storefront API</title>
<style nonce="${nonce}">body { margin: 0 }</style></head>
<body><main id="calls"><noscript>The <a href="${root}openapi.json">OpenAPI document</a> can be read without scripts.</noscript></main>
<script src="${root}docs/redoc.js"></script>
<script nonce="${nonce}">Redoc.init('${root}openapi.json', { nonce: '${nonce}', disableSearch: true, expandResponses: 'all' }, document.getElementById('calls'))</script>
</body></html>`;

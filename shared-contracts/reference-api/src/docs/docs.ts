import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { FastifyInstance } from 'fastify';
import { type Examples, noExamples, withExamples } from './examples/Examples';
import { buildOpenApi } from './openapi/buildOpenApi';
import type { OpenApi } from './openapi/OpenApi';
import { renderPage } from './page/renderPage';

const STYLES = join(dirname(fileURLToPath(import.meta.url)), 'page');
const CACHE = 'public, max-age=300';

/** The page runs no script and loads one file of its own. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type ExampleSource = () => Promise<Examples>;

/**
 * Serves the contract: `/openapi.json` for tools, `/docs` for people.
 * @param findExamples what takes the place of examples made from schemas; it never fails
 */
export function registerDocs(
  app: FastifyInstance,
  findExamples: ExampleSource = async () => noExamples(),
): void {
  let built: Promise<OpenApi> | undefined;
  // Built when first asked for: a start need not wait for what few ever read.
  const document = async () => {
    built ??= buildOpenApi();
    return withExamples(await built, await findExamples());
  };

  app.get('/openapi.json', async (_, reply) => {
    reply.header('cache-control', CACHE);
    return document();
  });

  app.get('/docs', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    // One level down with the slash at the end that people like to type.
    const page = renderPage(await document(), path.endsWith('/') ? '' : 'docs/');
    return reply
      .headers({ 'cache-control': CACHE, 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get('/docs/docs.css', async (_, reply) => {
    const sheets = ['frame', 'calls', 'fields'].map((name) => join(STYLES, `${name}.css`));
    const styles = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
    return reply
      .header('cache-control', CACHE)
      .type('text/css; charset=utf-8')
      .send([tokensCss, ...styles].join('\n'));
  });
}

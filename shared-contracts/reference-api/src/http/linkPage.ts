import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 1024;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.4; }
  button { min-height: 44px; padding: 0.5rem 1rem; border: 2px solid; border-radius: 8px; font: inherit; }
  a { display: inline-block; padding-block: 0.6rem; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * Allows no scripts, images or frames. Allows forms only if they are sent to the page's own origin.
 */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Route {
  /**
   * Token of the link: a string, or a list if the URL contains the parameter twice. The token is in
   * the query, because queries are never logged.
   */
  Querystring: { token?: unknown };
}

/**
 * The page that opens when a recipient follows a link in a message. Each kind of message defines
 * what the page's button does.
 */
interface LinkPage {
  /** @param language the language that the browser prefers */
  show: (token: string, language: string) => Promise<{ status: number; html: string }>;
  press: (token: string) => Promise<unknown>;
}

/**
 * Serves a link's page at `path?token=`. Only the page's button changes data. Opening the page
 * changes nothing, because mail scanners open links.
 */
export function registerLinkPage(
  app: FastifyInstance,
  path: string,
  { show, press }: LinkPage,
): void {
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    // Ignores the body, because the form has no fields and the URL contains the token.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, _body, done) => done(null, undefined),
    );
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8');
    });
    scope.route<Route>({
      method: ['GET', 'POST'],
      url: path,
      handler: async ({ method, query, headers }, reply) => {
        const token = String(query.token);
        if (method === 'POST') await press(token);
        const language = String(headers['accept-language']).slice(0, 2).toLowerCase();
        const { status, html } = await show(token, language);
        return reply.code(status).send(html);
      },
    });
    isRegistered();
  });
}

interface Content {
  language: string;
  title: string;
  /** Text that says what the button will do, or what it has done. */
  status: string;
  /** Label of the button; undefined if nothing is left to do. */
  button?: string;
  back: string;
  shopUrl: string;
}

/**
 * Renders a link's page. The page works without JavaScript and contains nothing about the
 * recipient.
 */
export const renderLinkPage = (content: Content): string => `<!doctype html>
<html lang="${content.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${content.title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${content.title}</h1>
      <p role="status">${content.status}</p>
      ${content.button ? `<form method="post"><button>${content.button}</button></form>` : ''}
      <p><a href="${content.shopUrl}">${content.back}</a></p>
    </main>
  </body>
</html>
`;

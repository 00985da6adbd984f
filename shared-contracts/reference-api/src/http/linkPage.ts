import { createHash } from 'node:crypto';
import { BANGLA_FACE, banglaFaceCss } from '@marketplace/contracts/design/fonts/banglaFace.server';
import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 1024;

// The URL of the font is relative, because the gateway may serve the API under a path of the shop.
const STYLE = `
  ${banglaFaceCss(`.${BANGLA_FACE.path}`)}
  :root { color-scheme: light dark; font: 16px/1.6 ${BANGLA_FACE.stack}; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.4; }
  button { min-height: 44px; padding: 0.5rem 1rem; border: 2px solid; border-radius: 8px; font: inherit; }
  a { display: inline-block; padding-block: 0.6rem; }
  label { display: flex; gap: 0.75rem; align-items: center; min-height: 44px; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * CSP of the page. Allows no scripts, images or frames. Allows fonts from the page's own origin,
 * and forms that are sent to this origin.
 */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Route {
  /**
   * Token of the link: a text, or a list if the URL contains the parameter twice. The token is in
   * the query, because queries are never logged.
   */
  Querystring: { token?: unknown };
  /** Undefined if the request has no body. */
  Body: URLSearchParams | undefined;
}

/** Name of the page's button. A form contains this field only if the page has sent it. */
const BUTTON = 'pressed';
/** Name of the page's checkboxes. */
const BOX = 'wanted';

/**
 * The page that opens when a recipient follows a link in a message. Each kind of link defines what
 * the page shows and what its button does.
 */
interface LinkPage {
  /**
   * Renders the page.
   * @param language the language that the browser prefers
   * @param isPressed true if the page is shown after its button was pressed
   */
  show: (
    token: string,
    language: string,
    isPressed: boolean,
  ) => Promise<{ status: number; html: string }>;
  /**
   * Does what the button promises.
   * @param chosen values of the checked boxes; undefined if the request was not sent by the page,
   * but by a mail program's own button (RFC 8058)
   */
  press: (token: string, chosen: readonly string[] | undefined) => Promise<unknown>;
}

/**
 * Serves a link's page at `path?token=`. Only the page's button changes data. Opening the page must
 * not change anything, because mail scanners open links.
 */
export function registerLinkPage(
  app: FastifyInstance,
  path: string,
  { show, press }: LinkPage,
): void {
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    // Mail programs may send this type. Their form contains no more than the URL, so it is ignored.
    scope.addContentTypeParser(
      'multipart/form-data',
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
      handler: async ({ method, query, headers, body }, reply) => {
        const token = String(query.token);
        const isPressed = method === 'POST';
        if (isPressed) await press(token, body?.has(BUTTON) ? body.getAll(BOX) : undefined);
        const language = String(headers['accept-language']).slice(0, 2).toLowerCase();
        const { status, html } = await show(token, language, isPressed);
        return reply.code(status).send(html);
      },
    });
    isRegistered();
  });
}

/** Serves the Bangla font for the pages of links. */
export function serveBanglaFace(app: FastifyInstance): void {
  app.get(BANGLA_FACE.path, async (_, reply) =>
    reply.headers(BANGLA_FACE.headers).send(await BANGLA_FACE.read()),
  );
}

/** A checkbox on the page. */
interface Box {
  value: string;
  label: string;
  isChosen: boolean;
}

interface Content {
  language: string;
  title: string;
  /** Text that says what the button does or has done. */
  status: string;
  /** Checkboxes above the button; undefined if there is nothing to choose. */
  boxes?: readonly Box[];
  /** Label of the button; undefined if there is nothing to do. */
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
      ${content.button ? formOf(content.button, content.boxes) : ''}
      <p><a href="${content.shopUrl}">${content.back}</a></p>
    </main>
  </body>
</html>
`;

const formOf = (button: string, boxes: readonly Box[] = []) =>
  `<form method="post">${boxes.map(boxOf).join('')}<button name="${BUTTON}" value="1">${button}</button></form>`;

const boxOf = ({ value, label, isChosen }: Box) =>
  `<label><input type="checkbox" name="${BOX}" value="${value}"${isChosen ? ' checked' : ''}>${label}</label>`;

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../edge/problems';
import { foreignFormPage, refusedFormPage } from './failurePage';
import { sendRefusal } from './sendRefusal';

/** The only accepted encoding, because forms without JavaScript send no files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/**
 * Maximum size of a form. Two postal addresses and a note of 1000 letters take 30 KB, at nine bytes
 * per letter.
 */
const MOST_BYTES = 64 * 1024;

const NOT_TAKEN = {
  statusCode: 405,
  code: 'method-not-allowed',
  message: 'This address answers other methods, which Allow names.',
};
const FOREIGN = {
  statusCode: 403,
  code: 'foreign-form',
  message:
    'Neither Origin nor Referer nor Sec-Fetch-Site says that a page of the shop sent this form.',
};

/** Returns the form of a request that `acceptForms` has accepted. */
export const formOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : undefined);

interface FormRules {
  originOf: (request: FastifyRequest) => string;
  /** True if a page with this path has an action. */
  takesForms: (path: string) => boolean;
}

/**
 * Accepts forms that browsers send without JavaScript to a page with an action. A form for another
 * page and a request with another method get 405, a long form 413, and another encoding 415. A form
 * from another site or of unknown origin gets 403 before it is read. A sibling subdomain counts as
 * another site, because its forms would carry the visitor's cookies.
 */
export function acceptForms(
  gateway: FastifyInstance,
  { originOf, takesForms }: FormRules,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  /** Adds the `Allow` header, which names the methods that a page answers. */
  const withMethods = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('allow', takesForms(pathOf(request)) ? 'GET, HEAD, POST' : 'GET, HEAD');

  gateway.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.route({
      method: 'POST',
      url: '/*',
      onRequest: async (request, reply) => {
        if (!takesForms(pathOf(request)))
          return sendRefusal(request, withMethods(request, reply), NOT_TAKEN, refusedFormPage());
        if (!isOwn(request, originOf(request)))
          return sendRefusal(request, reply, FOREIGN, foreignFormPage());
      },
      handler,
    });
    done();
  });
  gateway.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT', 'TRACE'],
    url: '/*',
    onRequest: async (request, reply) => sendProblem(withMethods(request, reply), NOT_TAKEN),
    handler,
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

/**
 * True if the browser states that a page of the shop has sent the form. Some browsers, such as
 * Opera Mini, send no `Origin` or the origin `null`. Then `Sec-Fetch-Site` or `Referer` must state
 * that the form comes from the shop. No page of another site can set these headers. The scheme is
 * ignored, because requests arrive over http behind a proxy that is not configured here.
 */
function isOwn({ headers }: FastifyRequest, shop: string): boolean {
  const { origin = 'null', referer = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== 'null') return isAt(shop, origin);
  return site !== undefined || isAt(shop, referer);
}

const isAt = (shop: string, url: string) =>
  URL.canParse(url) && new URL(url).host === new URL(shop).host;

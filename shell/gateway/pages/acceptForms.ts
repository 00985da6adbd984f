import { takesForms } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../edge/problems';
import { pagePolicy } from '../edge/securityHeaders';
import { FAILURE_SOURCES, refusedFormPage } from './failurePage';

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
  message: 'This address answers no forms.',
};
const FOREIGN = {
  statusCode: 403,
  code: 'foreign-form',
  message: 'This form was not sent by a page of the shop. Please open the page and try again.',
};

/** Returns the form of a request that `acceptForms` has accepted. */
export const formOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : undefined);

/**
 * Accepts forms that browsers send without JavaScript to a page with an action. Refuses forms to
 * other pages with 405, long forms with 413, and other encodings with 415. Refuses a form from
 * another site or of unknown origin with 403, before reading it. A form from a sibling subdomain
 * would carry the visitor's cookies.
 */
export function acceptForms(
  gateway: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
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
        const [path = ''] = request.url.split('?');
        if (!takesForms(path))
          return refuse(request, reply.header('allow', 'GET, HEAD'), NOT_TAKEN);
        if (!isOwn(request, originOf(request))) return refuse(request, reply, FOREIGN);
      },
      handler,
    });
    done();
  });
}

/**
 * Replies to browsers with a page that says how to restore the input, and to programs with an error
 * of the API contract.
 */
function refuse({ headers }: FastifyRequest, reply: FastifyReply, problem: Problem) {
  if (!headers.accept?.includes('text/html')) return sendProblem(reply, problem);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(FAILURE_SOURCES))
    .type('text/html; charset=utf-8')
    .send(refusedFormPage());
}

/**
 * True if the browser states that a page of the shop has sent the form. Ignores the scheme, because
 * a proxy in front that is not configured here sends requests over http.
 */
function isOwn({ headers }: FastifyRequest, shop: string): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' || origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === new URL(shop).host;
}

import { takesForms } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../edge/problems';
import { pagePolicy } from '../edge/securityHeaders';
import { FAILURE_SOURCES, refusedFormPage } from './failurePage';

/** The only accepted encoding: no form without JavaScript sends files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Two addresses and a note of 1000 letters take 30 KB at nine bytes a letter. */
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

/** The form of a request that `acceptForms` has accepted. */
export const formOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : undefined);

/**
 * Accepts forms that browsers post without JavaScript to a page with an action; 405 for other pages. A form
 * from another site, or of unknown origin, is refused before it is read (403): from a sibling subdomain it
 * would carry the visitor's cookies. 413 if it is too long, 415 for another encoding.
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

/** Visitors get a page that says how to get their input back; programs get the contract's error. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply, problem: Problem) {
  if (!headers.accept?.includes('text/html')) return sendProblem(reply, problem);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(FAILURE_SOURCES))
    .type('text/html; charset=utf-8')
    .send(refusedFormPage());
}

/** The scheme may differ: a proxy in front that is not configured speaks plain http to the gateway. */
function isOwn({ headers }: FastifyRequest, shop: string): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' || origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === new URL(shop).host;
}

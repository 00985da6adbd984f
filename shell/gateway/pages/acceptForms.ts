import { takesForms } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The only encoding that is read: no form without JavaScript sends files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Two addresses and a note of 1000 letters take 30 KB where each letter is nine bytes. */
const MOST_BYTES = 64 * 1024;

const NOT_TAKEN = { statusCode: 405, message: 'This address answers no forms.' };
const FOREIGN = {
  statusCode: 403,
  message: 'This form was not sent by a page of the shop. Please open the page and try again.',
};

/** The form of a request that `acceptForms` has let through. */
export const formOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : undefined);

/**
 * Forms that browsers send by themselves to the address of a page that takes them; 405 elsewhere. One that another site has sent, or
 * that does not say who has, is refused before it is read (403): the cookies of a visitor would come with it
 * where a browser takes two hosts for one site. 413 for a long one, 415 for another encoding.
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
        if (!takesForms(path)) return reply.code(405).header('allow', 'GET, HEAD').send(NOT_TAKEN);
        if (!isOwn(request, originOf(request))) return reply.code(403).send(FOREIGN);
      },
      handler,
    });
    done();
  });
}

/** The scheme may differ: a proxy in front that is not configured speaks plain http to here. */
function isOwn({ headers }: FastifyRequest, shop: string): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' || origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === new URL(shop).host;
}

import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or refused with 415; keys that reach for a prototype are refused with 400. */
export function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // Clients that always name a content type send nothing where there is nothing to say.
    (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, body.toString(), done),
  );
}

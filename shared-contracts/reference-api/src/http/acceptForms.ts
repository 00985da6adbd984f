import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/**
 * Registers routes that take files, in a scope of their own: everywhere else a form stays refused,
 * for a form is what another site could send without being asked.
 */
export function acceptForms(
  app: FastifyInstance,
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  const plugin: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // What is no form is refused by whoever reads the files, in words about forms.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    registerRoutes(scope);
  };
  app.register(plugin);
}

import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import { findStopLink, stopByLink } from './stopLinks';
import { STOP_PAGE_POLICY, stopPage } from './stopPage';

const MAX_BYTES = 1024;

interface Route {
  /** A string, or a list of them where it is repeated; in the query, which no log holds. */
  Querystring: { token?: unknown };
}

/**
 * The page that a stock alert's message links to, `/stock-alert?token=`: one button that stops all such
 * messages to its recipient. Opening it changes nothing, for mailboxes open links by themselves.
 */
export function registerStopPage(app: FastifyInstance, context: ApiContext): void {
  const { db, publicUrls } = context;
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    // The form holds nothing: the address says it all.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, _body, done) => done(null, undefined),
    );
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'content-security-policy': STOP_PAGE_POLICY, 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8');
    });

    const show = async (token: unknown) => {
      const link = await findStopLink(db, String(token));
      const state = link ? (link.stoppedAt ? 'stopped' : 'open') : 'unknown';
      const html = stopPage(state, link?.language ?? 'en', `${publicUrls.shop}/`);
      return { status: link ? 200 : 404, html };
    };
    scope.get<Route>('/stock-alert', async ({ query }, reply) => {
      const { status, html } = await show(query.token);
      return reply.code(status).send(html);
    });
    scope.post<Route>('/stock-alert', async ({ query }, reply) => {
      await stopByLink(context, String(query.token));
      const { status, html } = await show(query.token);
      return reply.code(status).send(html);
    });
    isRegistered();
  });
}

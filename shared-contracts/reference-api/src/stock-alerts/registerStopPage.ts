import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import { registerLinkPage } from '../http/linkPage';
import { findStopLink, stopByLink } from './stopLinks';
import { stopPage } from './stopPage';

/**
 * Registers the page that a stock alert links to, `/stock-alert?token=`. Its only button stops all
 * alerts to the recipient.
 */
export function registerStopPage(app: FastifyInstance, context: ApiContext): void {
  const { db, publicUrls } = context;
  registerLinkPage(app, '/stock-alert', {
    press: (token) => stopByLink(context, token),
    async show(token) {
      const link = await findStopLink(db, token);
      const state = link ? (link.stoppedAt ? 'stopped' : 'open') : 'unknown';
      const html = stopPage(state, link?.language ?? 'en', `${publicUrls.shop}/`);
      return { status: link ? 200 : 404, html };
    },
  });
}

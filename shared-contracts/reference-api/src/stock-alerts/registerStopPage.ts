import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import { registerLinkPage } from '../http/linkPage';
import { findStopLink, stopByLink } from './stopLinks';
import { stopPage } from './stopPage';

/**
 * Registers the page `/stock-alert?token=`, to which each stock alert links. Its only button stops
 * all alerts to the recipient.
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

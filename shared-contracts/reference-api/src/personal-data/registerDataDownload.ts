import type { FastifyInstance } from 'fastify';
import { findDataLink } from '../customers/dataLinks';
import { RATE_LIMITS } from '../customers/rateLimits';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { zipExport } from './zipExport';

interface Route {
  /** The token is in the query, because queries are never logged. */
  Querystring: { token?: unknown };
}

/** Registers `/personal-data?token=`, which downloads a customer's personal data as a zip archive. */
export function registerDataDownload(app: FastifyInstance, context: ApiContext): void {
  app.get<Route>('/personal-data', async ({ query }, reply) => {
    const link = await findDataLink(context, String(query.token));
    if (!link) throw notFound('That download');
    await consumeRateLimit(context, RATE_LIMITS.dataDownload.account, link.customerUuid);
    const archive = await zipExport(context, link);
    if (!archive) throw notFound('That download');
    const day = context.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="personal-data-${day}.zip"`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('application/zip')
      .send(Buffer.from(archive));
  });
}

import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './ApiProblem';
import { DeadlyRequests, requestId } from './DeadlyRequests';

const RETRY_SECONDS = 600;

/** Refuses the requests that have ended this process again and again, so that all others are answered. */
export function refuseDeadly(app: FastifyInstance, folder: string, isAfterCrash: boolean): void {
  const deadly = new DeadlyRequests(folder, { isAfterCrash });
  const refused = deadly.refused.length;
  if (refused > 0) app.log.error({ event: 'requests-set-aside', refused });
  app.addHook('preHandler', async ({ method, url, body, headers, log }, reply) => {
    const id = requestId(method, url, body ?? headers['content-length']);
    if (deadly.isRefused(id)) {
      const path = url.split('?')[0];
      log.error({ event: 'request-set-aside', method, path, request: id });
      throw new ApiProblem(503, 'unavailable', 'This request cannot be answered at the moment', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    const finish = await deadly.begin(id);
    // Nobody waits any longer for one that stood behind another suspect.
    if (reply.raw.destroyed) finish();
    else reply.raw.once('close', finish);
  });
}

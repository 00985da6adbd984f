import type { FastifyInstance } from 'fastify';
import { isDevelopmentVersion } from '../../release/developmentVersion';
import { NOT_FOUND, sendProblem } from '../edge/problems';
import type { TestSessions } from './TestSessions';

/** URL of a browser file, without the shop's origin. */
const FILE_URL = /^\/releases\/\w+\/([\w.-]+)\//;

/**
 * Serves the files of developers' builds only to test sessions, and keeps caches from storing them.
 * A build with faults has a longer version (`faultyVersion`).
 */
export function hideBuilds(gateway: FastifyInstance, sessions: Pick<TestSessions, 'known'>): void {
  const isOfBuild = (url: string) =>
    isDevelopmentVersion(FILE_URL.exec(url)?.[1]?.split('.')[0] ?? '');
  gateway.addHook('onRequest', async (request, reply) => {
    if (!isOfBuild(request.url) || sessions.known(request.raw)) return;
    await sendProblem(reply, NOT_FOUND);
  });
  gateway.addHook('onSend', async ({ url }, reply) => {
    if (isOfBuild(url)) reply.header('cache-control', 'no-store');
  });
}

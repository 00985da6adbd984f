import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_FOUND, sendProblem } from '../edge/problems';
import { readFaultyVersion } from '../releases/faultyReleases';
import type { FileParams } from '../releases/serveReleases';
import type { OriginBuilds } from './OriginBuilds';
import type { TestSessions } from './TestSessions';

/**
 * Serves the files of developers' builds only to test sessions, and keeps caches from storing them.
 * A build with faults has a longer version (`faultyVersion`).
 */
export function hideBuilds(
  gateway: FastifyInstance,
  sessions: Pick<TestSessions, 'known'>,
  builds: Pick<OriginBuilds, 'isCopy'>,
): void {
  const ofBuilds = new WeakSet<FastifyRequest>();
  gateway.addHook<{ Params: Partial<FileParams> }>('onRequest', async (request, reply) => {
    // The parameters of the route are decoded, so no escape in a URL leads to a hidden file.
    const { part, version } = request.params;
    if (part === undefined || version === undefined) return;
    const original = readFaultyVersion(version)?.version ?? version;
    if (!(await builds.isCopy(part, original))) return;
    ofBuilds.add(request);
    if (!sessions.known(request.raw)) await sendProblem(reply, NOT_FOUND);
  });
  gateway.addHook('onSend', async (request, reply) => {
    if (ofBuilds.has(request)) reply.header('cache-control', 'no-store');
  });
}

import path from 'node:path';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PARTS } from '../release/Registry';
import { dictionaryMatch, readDelta } from './dictionaries';
import { ReleaseFileError, type ReleaseStore } from './ReleaseStore';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

interface FileParams {
  part: string;
  version: string;
  '*': string;
}

/**
 * Serves client files of releases: integrity checked, immutable for a year, precompressed; to a
 * browser that has the file of an earlier release, only what differs from that (decision 035).
 */
export function serveReleases(gateway: FastifyInstance, store: ReleaseStore): void {
  const manifests = new Map<string, ReleaseManifest>();

  async function manifestOf(part: string, version: string): Promise<ReleaseManifest> {
    const key = `${part}/${version}`;
    const known = manifests.get(key);
    if (known) return known;
    const manifest = await store.readManifest(part, version);
    manifests.set(key, manifest);
    return manifest;
  }

  gateway.get('/releases/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return store.readRegistry();
  });

  gateway.get<{ Params: FileParams }>(
    '/releases/:part/:version/client/*',
    async (request, reply) => {
      const { part, version, '*': name } = request.params;
      const file = path.posix.normalize(`client/${name}`);
      const isSafe = PARTS.some((known) => known === part) && /^[\w.-]+$/.test(version);
      if (!isSafe || version.includes('..') || !file.startsWith('client/'))
        return missing(reply, 404);
      try {
        const manifest = await manifestOf(part, version);
        return await sendFile(request, reply, store, manifest, file);
      } catch (error) {
        if (!(error instanceof ReleaseFileError)) throw error;
        request.log.warn({ err: error }, 'release file');
        return missing(reply, error.status);
      }
    },
  );
}

function missing(reply: FastifyReply, status: 404 | 502) {
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return status === 404 ? 'There is no such release file.' : 'This release file cannot be read.';
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: ReleaseStore,
  manifest: ReleaseManifest,
  file: string,
) {
  const content = await store.readFile(manifest, file);
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding, available-dictionary')
    .header('use-as-dictionary', dictionaryMatch(manifest, file))
    .type(CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream');
  const delta = await readDelta(request, store, manifest, file);
  if (delta) return reply.header('content-encoding', 'dcz').send(delta);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const compressed =
    encoding &&
    (await store.readCompressed(manifest, `${file}.${encoding === 'br' ? 'br' : 'gz'}`));
  if (compressed && encoding) return reply.header('content-encoding', encoding).send(compressed);
  return reply.send(content);
}

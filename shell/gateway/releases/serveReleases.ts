import path from 'node:path';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseFileError } from '../../release/openReleases';
import type { Registry } from '../../release/Registry';
import { encodingFor } from '../edge/acceptedEncoding';
import { dictionaryMatch, readDelta } from './dictionaries';
import type { ReleaseStore } from './ReleaseStore';
import { VerifiedFiles } from './VerifiedFiles';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Memory for cached files. The client files of five parts take 4 MB in all encodings. */
const KEPT_BYTES = 32 * 2 ** 20;

/** Parameters of a route that serves files of releases. */
export interface FileParams {
  part: string;
  version: string;
  '*': string;
}

/** True if part and version cannot lead to a path outside the folder of a release. */
export const isReleaseName = ({ part, version }: FileParams): boolean =>
  /^\w+$/.test(part) && /^[\w.-]+$/.test(version) && !version.includes('..');

/**
 * Serves client files of releases: verified, immutable for a year, and precompressed. A browser
 * that has the file of an earlier release gets a delta (decision 035).
 */
export function serveReleases(gateway: FastifyInstance, store: ReleaseStore): void {
  const files = new VerifiedFiles(store, KEPT_BYTES);
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
    return publicRegistry(await store.readRegistry());
  });

  gateway.get<{ Params: FileParams }>(
    '/releases/:part/:version/client/*',
    async (request, reply) => {
      const { part, version, '*': name } = request.params;
      const file = path.posix.normalize(`client/${name}`);
      if (!isReleaseName(request.params) || !file.startsWith('client/')) return missing(reply, 404);
      try {
        const manifest = await manifestOf(part, version);
        return await sendFile(request, reply, files, manifest, file);
      } catch (error) {
        return refuseFile(request, reply, error);
      }
    },
  );
}

/** Omits the history, which contains names and e-mail addresses of the people who release. */
export const publicRegistry = (registry: Registry) =>
  Object.fromEntries(
    Object.entries(registry).map(([part, known]) => [
      part,
      { releases: known?.releases ?? {}, history: [] },
    ]),
  );

/** Logs why a release file cannot be read, and replies with its status. Throws all other errors. */
export function refuseFile({ log }: FastifyRequest, reply: FastifyReply, error: unknown): string {
  if (!(error instanceof ReleaseFileError)) throw error;
  log.warn({ err: error }, 'release file');
  return missing(reply, error.status);
}

export function missing(reply: FastifyReply, status: 404 | 502) {
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return status === 404 ? 'There is no such release file.' : 'This release file cannot be read.';
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: VerifiedFiles,
  manifest: ReleaseManifest,
  file: string,
) {
  // Variants have no URL of their own. They are sent with `Content-Encoding` at the URL of the
  // file.
  const isVariant = /\.(br|gz|dcz)$/.test(file);
  if (isVariant || !Object.hasOwn(manifest.integrity, file)) throw new ReleaseFileError(file, 404);
  const { content, encoding } =
    (await readDelta(request, files, manifest, file)) ??
    (await readCompressed(request, files, manifest, file)) ??
    ({ content: await files.readFile(manifest, file) } as const);
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding, available-dictionary')
    .header('use-as-dictionary', dictionaryMatch(manifest, file))
    .type(CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(content);
}

/**
 * Reads the precompressed variant that the browser accepts. Returns `undefined` if there is no such
 * variant, or if it was changed. Then the file is sent uncompressed.
 */
async function readCompressed(
  { headers, log }: FastifyRequest,
  files: VerifiedFiles,
  manifest: ReleaseManifest,
  file: string,
) {
  const encoding = encodingFor(headers);
  const packed = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (!encoding || !Object.hasOwn(manifest.integrity, packed)) return undefined;
  return files.readFile(manifest, packed).then(
    (content) => ({ content, encoding }),
    (error: unknown) => {
      log.warn({ err: error }, 'compressed release file');
      return undefined;
    },
  );
}

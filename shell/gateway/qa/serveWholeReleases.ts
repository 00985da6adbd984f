import type { FastifyInstance } from 'fastify';
import { ReleaseFileError, SIGNATURE_FILE } from '../../release/openReleases';
import { releaseKey } from '../../release/publishRelease';
import { WHOLE_RELEASES_PATH } from '../../release/storage/httpStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { ReleaseStore } from '../releases/ReleaseStore';
import {
  type FileParams,
  isReleaseName,
  missing,
  publicRegistry,
  refuseFile,
} from '../releases/serveReleases';

/** Files of a release that are not in its list of hashes. */
const UNLISTED: readonly string[] = ['release.json', SIGNATURE_FILE];
/** Files of a release that a page needs, in a browser or on the server; not its source maps. */
const NEEDED = /^(client|server)\//;

/**
 * Serves whole releases to developers, with manifest, signature and server files. The paths are the
 * same as in a folder of releases, so `httpStorage` can read them. So `npm run dev -- <package>
 * --from <shop>` can render the released parts of this shop.
 *
 * Only gateways with test sessions serve these files. The files contain no secrets, because builds
 * get none. But shoppers do not need them, and a shop may want to hide its server code. Developers
 * verify every byte with the keys that they trust.
 */
export function serveWholeReleases(
  gateway: FastifyInstance,
  store: Pick<ReleaseStore, 'readRegistry' | 'readManifest' | 'readFile'>,
  storage: Pick<ReleaseStorage, 'read'>,
): void {
  gateway.get(`${WHOLE_RELEASES_PATH}/registry.json`, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return publicRegistry(await store.readRegistry());
  });

  async function read({ part, version, '*': file }: FileParams): Promise<Buffer> {
    const manifest = await store.readManifest(part, version);
    if (NEEDED.test(file)) return store.readFile(manifest, file);
    const key = `${releaseKey(part, version)}/${file}`;
    const stored = UNLISTED.includes(file) ? await storage.read(key) : undefined;
    if (!stored) throw new ReleaseFileError(key, 404);
    return stored.bytes;
  }

  gateway.get<{ Params: FileParams }>(
    `${WHOLE_RELEASES_PATH}/:part/:version/*`,
    async (request, reply) => {
      if (!isReleaseName(request.params)) return missing(reply, 404);
      reply.header('cache-control', 'no-store');
      try {
        const bytes = await read(request.params);
        return await reply.type('application/octet-stream').send(bytes);
      } catch (error) {
        return refuseFile(request, reply, error);
      }
    },
  );
}

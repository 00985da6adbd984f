import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import type { BuiltChunks } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance } from 'fastify';
import { developmentVersion } from '../../release/developmentVersion';
import type { Registry } from '../../release/Registry';
import { WHOLE_RELEASES_PATH } from '../../release/storage/httpStorage';
import { withVersion } from './Build';
import { manifestOf } from './developmentReleases';

/** Number of builds of each part that stay readable. They are kept in memory. */
const KEPT = 3;
/** Matches files of a build that a release does not contain. */
const NOT_RELEASED = /\.map$|\.hot-update\.|^client\/chunks\.json$/;
const IS_TEXT = /\.(js|css|json)$/;

/** A build in the form of a release. */
interface Offered {
  version: string;
  /** Content by path, `release.json` included. */
  files: ReadonlyMap<string, Buffer>;
}

interface Options {
  /** Parent folder of the builds. */
  folder: string;
  parts: readonly PartName[];
}

/**
 * Serves the present builds in the form in which a gateway serves whole releases, but unsigned. A
 * gateway on this machine can use them in a test session if its `QA_ORIGINS` lists this server.
 */
export function offerBuilds(server: FastifyInstance, { folder, parts }: Options): void {
  const offers = new Map(parts.map((part) => [part, offerPart(path.join(folder, part), part)]));

  server.get(`${WHOLE_RELEASES_PATH}/registry.json`, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const registry: Registry = {};
    for (const [part, { readPresent }] of offers) {
      const build = await readPresent();
      if (build) registry[part] = { releases: { [build.version]: 'live' }, history: [] };
    }
    return registry;
  });

  server.get<{ Params: { part: string; version: string; '*': string } }>(
    `${WHOLE_RELEASES_PATH}/:part/:version/*`,
    async (request, reply) => {
      const { part, version, '*': file } = request.params;
      const content = offers.get(part)?.find(version)?.files.get(file);
      if (!content) return reply.code(404).send();
      return reply
        .header('cache-control', 'no-store')
        .type('application/octet-stream')
        .send(content);
    },
  );
}

function offerPart(folder: string, part: PartName) {
  let state: string | undefined;
  const offered: Offered[] = [];
  return {
    find: (version: string) => offered.find((build) => build.version === version),

    /** @returns `undefined` before the first good build, and while a build is being written */
    async readPresent(): Promise<Offered | undefined> {
      const found = await stateOf(folder);
      if (found === state) return offered.at(-1);
      const build = await readBuild(folder, part).catch(() => undefined);
      if (!build || (await stateOf(folder)) !== found) return undefined;
      state = found;
      offered.push(build);
      offered.splice(0, offered.length - KEPT);
      return build;
    },
  };
}

/** Describes the files of a build by their sizes and times, without reading them. */
async function stateOf(folder: string): Promise<string> {
  const stats = (await filesOf(folder)).map(async (file) => {
    const found = await stat(path.join(folder, file)).catch(() => undefined);
    return `${file} ${found?.size} ${found?.mtimeMs}`;
  });
  return (await Promise.all(stats)).join();
}

async function filesOf(folder: string): Promise<string[]> {
  const sides = ['client', 'server'].map(async (side) => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(path.join(folder, side), options).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(sides)).flat().sort();
}

/** @throws Error if a file is missing, because there is no good build yet */
async function readBuild(folder: string, part: PartName): Promise<Offered> {
  const read = (file: string) => readFile(path.join(folder, file));
  const built: BuiltChunks = JSON.parse((await read('client/chunks.json')).toString());
  const names = (await filesOf(folder)).filter((file) => !NOT_RELEASED.test(file));
  if (!names.some((file) => file.startsWith('server/')))
    throw new Error('No build for the server.');
  const sources = new Map<string, Buffer>();
  for (const name of names) sources.set(name, await read(name));
  const version = developmentVersion(sources);
  const files = new Map<string, Buffer>();
  const integrity: Record<string, string> = {};
  for (const [name, content] of sources) {
    const renamed = IS_TEXT.test(name)
      ? Buffer.from(withVersion(content.toString(), part, version))
      : content;
    files.set(name, renamed);
    integrity[name] = integrityOf(renamed);
  }
  files.set('release.json', manifestOf(part, version, { ...built, integrity }));
  return { version, files };
}

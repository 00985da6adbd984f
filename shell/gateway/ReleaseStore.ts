import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { parseRegistry, type Registry } from '../release/Registry';

const TIME_LIMIT_MS = 5000;

export class ReleaseFileError extends Error {
  override readonly name = 'ReleaseFileError';

  constructor(
    readonly file: string,
    /** 404: not in the store; 502: the store's response is invalid. */
    readonly status: 404 | 502,
    cause?: unknown,
  ) {
    super(status === 404 ? `${file} is not in the store` : `${file} cannot be read`, { cause });
  }
}

export interface ReleaseStore {
  readRegistry: () => Promise<Registry>;
  readManifest: (part: string, version: string) => Promise<ReleaseManifest>;
  /** One file of a release, checked against the release's hashes. @throws ReleaseFileError */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<Buffer>;
  /** The precompressed variant of a file, if the release has one. */
  readCompressed: (manifest: ReleaseManifest, file: string) => Promise<Buffer | undefined>;
}

/** @param location a folder, or an http(s) origin that serves one */
export function openReleaseStore(location: string): ReleaseStore {
  const read = /^https?:/.test(location) ? readByHttp(location) : readFromFolder(location);
  const readCompressed: ReleaseStore['readCompressed'] = ({ name, version }, file) =>
    read(`${name}/${version}/${file}`).catch(() => undefined);
  return {
    readCompressed,
    async readRegistry() {
      return parseRegistry((await read('registry.json')).toString());
    },
    async readManifest(part, version) {
      const file = `${part}/${version}/release.json`;
      const text = (await read(file)).toString();
      try {
        const manifest: ReleaseManifest = JSON.parse(text);
        if (manifest.name !== part || manifest.version !== version)
          throw new Error('Another release.');
        return manifest;
      } catch (cause) {
        throw new ReleaseFileError(file, 502, cause);
      }
    },
    async readFile(manifest, file) {
      const address = `${manifest.name}/${manifest.version}/${file}`;
      const expected = manifest.integrity[file];
      if (!expected) throw new ReleaseFileError(address, 404);
      const content = await read(address);
      const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (actual !== expected) {
        throw new ReleaseFileError(address, 502, new Error('It is not what was released.'));
      }
      return content;
    },
  };
}

type Read = (file: string) => Promise<Buffer>;

function readFromFolder(folder: string): Read {
  return (file) =>
    readFile(path.join(folder, file)).catch((cause) => {
      throw new ReleaseFileError(file, cause.code === 'ENOENT' ? 404 : 502, cause);
    });
}

function readByHttp(origin: string): Read {
  return async (file) => {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const reply = await fetch(`${origin.replace(/\/$/, '')}/${file}`, { signal }).catch((cause) => {
      throw new ReleaseFileError(file, 502, cause);
    });
    if (!reply.ok) throw new ReleaseFileError(file, reply.status === 404 ? 404 : 502);
    return Buffer.from(await reply.arrayBuffer());
  };
}

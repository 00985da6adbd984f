import { deltaOf, type ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { FastifyRequest } from 'fastify';
import { ReleaseFileError } from '../../release/openReleases';
import { acceptsEncoding } from '../edge/acceptedEncoding';
import type { VerifiedFiles } from './VerifiedFiles';

/**
 * Returns the value of the `Use-As-Dictionary` header (RFC 9842). With it, the browser offers this
 * file as a dictionary when it requests the same file of another release.
 */
export const dictionaryMatch = ({ name }: ReleaseManifest, file: string) =>
  `match="/releases/${name}/*/${file}"`;

/** Matches a SHA-256 hash, written as a byte sequence of a structured field. */
const AVAILABLE_DICTIONARY = /^:([A-Za-z\d+/]{43}=):$/;

/**
 * Reads the delta between the file that the browser has and the requested file. Returns `undefined`
 * if there is no delta or if the delta was changed. Then the whole file is sent.
 */
export async function readDelta(
  { headers, log }: FastifyRequest,
  files: VerifiedFiles,
  manifest: ReleaseManifest,
  file: string,
): Promise<{ content: Buffer; encoding: 'dcz' } | undefined> {
  const [, hash] = AVAILABLE_DICTIONARY.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  if (!hash || !acceptsEncoding(headers, 'dcz')) return undefined;
  const delta = deltaOf(file, Buffer.from(hash, 'base64').toString('hex'));
  return files.readFile(manifest, delta).then(
    (content) => ({ content, encoding: 'dcz' }),
    (error: unknown) => {
      const isUnknown = error instanceof ReleaseFileError && error.status === 404;
      if (!isUnknown) log.warn({ err: error }, 'delta of a release file');
      return undefined;
    },
  );
}

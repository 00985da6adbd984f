import { createHash } from 'node:crypto';

const VERSION = /^dev-[\da-f]{16}$/;

/** True for the version of a build that `npm run dev` serves. No release has such a version. */
export const isDevelopmentVersion = (version: string): boolean => VERSION.test(version);

/**
 * Returns a version that depends on the content of a build, so that no cache confuses two builds.
 * @param files content by path
 */
export function developmentVersion(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${file} ${content.length} `).update(content);
  }
  return `dev-${hash.digest('hex').slice(0, 16)}`;
}

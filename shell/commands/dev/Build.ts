import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** Version in the URLs of all development builds. */
export const DEVELOPED = 'dev';

/** Replaces the version in the URLs of a build's file, so that the build's files load each other. */
export const withVersion = (code: string, part: PartName, version: string): string =>
  code
    .replaceAll(`/${part}/${DEVELOPED}/client/`, `/${part}/${version}/client/`)
    .replaceAll(`/${part}/${DEVELOPED}/server/`, `/${part}/${version}/server/`);

/**
 * Environment variable that is set if the parts are built for a released shell, without React
 * Refresh.
 */
export const FOR_RELEASED_SHELL = 'BUILDS_FOR_RELEASED_SHELL';

/** One build of a part for browsers or for the server. */
export interface Build {
  part: PartName;
  side: Side;
  hash: string;
  /** Errors of the compiler, with file and line if known; empty if the build succeeded. */
  errors: string[];
  ms: number;
}

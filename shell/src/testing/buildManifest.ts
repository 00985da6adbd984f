import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';

/** For tests: the manifest of a release without files, with the given properties. */
export const buildManifest = (given: Partial<ReleaseManifest>): ReleaseManifest => ({
  name: 'shell',
  version: '1',
  contractsVersion: '1.0.0',
  gitRevision: '',
  builtAt: '',
  entry: [],
  chunks: {},
  integrity: {},
  sizes: {},
  ...given,
});

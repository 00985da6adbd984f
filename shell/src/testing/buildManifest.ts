import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';

/** Builds a manifest for tests: that of a release without files, with these properties. */
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

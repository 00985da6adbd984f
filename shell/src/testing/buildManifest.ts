import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';

/** Builds the manifest of a release without files. The given properties replace the defaults. */
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

import type { PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * The part with the stories of components. Only the harness and the tests add it to a composition;
 * it is never released.
 */
export const manifest = {
  name: 'mf_stories',
  exposes: {
    './routes': './src/routes.tsx',
  },
  publishes: [],
  listensTo: [],
  calls: [],
} as const satisfies PartManifest;

import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { PackageBuild } from '../facts/PackageBuild';
import { exposeChunkName } from './ReleaseManifest';
import { sharedModules } from './sharedModules';

const require = createRequire(import.meta.url);

export type Side = 'client' | 'server';

/** Configures how the parts find each other and what they share at run time. */
export function federationPlugin({ manifest, entries }: PackageBuild, side: Side) {
  const { name, exposes = {} } = manifest;
  const isServer = side === 'server';
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([module, file]) => [
        module,
        { import: file, name: exposeChunkName(module) },
      ]),
    ),
    shared: sharedModules(entries ? 'shell' : 'remote'),
    // With the default strategy, one remote that is down or slow would leave the page blank.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      optimization: {
        target: isServer ? 'node' : 'web',
        // Remotes are registered by the URLs of their `remoteEntry.js`, so nothing reads the
        // manifests of federation.
        disableSnapshot: true,
        // Only the shell registers remotes.
        ...(!isServer && !entries && { disableRemote: true }),
      },
      // In a browser, remotes contain no runtime, because they use the shell's.
      ...(!isServer && (entries ? { provideExternalRuntime: true } : { externalRuntime: true })),
    },
    ...(isServer && {
      library: { type: 'commonjs-module' },
      remoteType: 'script',
      runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
    }),
  });
}

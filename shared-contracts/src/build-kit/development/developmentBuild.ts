import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type RuleSetUseItem } from 'webpack';
import type { PackageBuild } from '../facts/PackageBuild';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs after the compiler, and makes React Refresh replace changed components. */
export const REFRESH_LOADERS: RuleSetUseItem[] = [{ loader: fileOf('refreshLoader.mjs') }];

/** The shell's entry for the browser. React Refresh has to be installed before React DOM loads. */
export const entryWithRefresh = (entry: string): string[] => [fileOf('installRefresh.ts'), entry];

/** Plugins of the browser's build in development. */
export function developmentPlugins({ manifest, directory }: PackageBuild) {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // Has no name, so webpack adds it to every other entry, even to the federation container.
    new webpack.EntryPlugin(directory, fileOf('followBuilds.ts'), { name: undefined }),
    new webpack.DefinePlugin({
      DEVELOPED_PART: JSON.stringify(manifest.name),
      // In development, styled-components would otherwise write its rules as text, which the
      // Content Security Policy refuses.
      SC_DISABLE_SPEEDY: 'false',
    }),
  ];
}

/** Readable files that are built fast. */
export const DEVELOPMENT_OPTIMIZATION: Configuration['optimization'] = {
  moduleIds: 'named',
  chunkIds: 'named',
  concatenateModules: false,
  minimize: false,
  // Open pages stay at the last good build, and go from it to the next good one.
  emitOnErrors: false,
};

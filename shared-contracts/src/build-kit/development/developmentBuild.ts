import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type RuleSetUseItem } from 'webpack';
import type { PackageBuild } from '../facts/PackageBuild';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs after the compiler, and makes React Refresh replace changed components. */
export const REFRESH_LOADERS: RuleSetUseItem[] = [{ loader: fileOf('refreshLoader.mjs') }];

/** The shell's entry for the browser. React Refresh has to be installed before React DOM loads. */
export const entryWithRefresh = (entry: string): string[] => [fileOf('installRefresh.ts'), entry];

/** Additional webpack plugins of the browser's build in development. */
export function developmentPlugins({ manifest, directory }: PackageBuild) {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // This entry has no name, so webpack adds it to all other entries and the federation container.
    new webpack.EntryPlugin(directory, fileOf('followBuilds.ts'), { name: undefined }),
    new webpack.DefinePlugin({
      DEVELOPED_PART: JSON.stringify(manifest.name),
      // Without this setting, styled-components would write its rules as text in development, which
      // the Content Security Policy refuses.
      SC_DISABLE_SPEEDY: 'false',
    }),
  ];
}

/** Options for development, with which builds are fast and their files readable. */
export const DEVELOPMENT_OPTIMIZATION: Configuration['optimization'] = {
  moduleIds: 'named',
  chunkIds: 'named',
  concatenateModules: false,
  minimize: false,
  // Open pages keep the last good build until the next good build.
  emitOnErrors: false,
};

import path from 'node:path';
import webpack from 'webpack';

type StandIn = readonly [file: RegExp, standIn: string];

/** Parts of libraries that a page would carry and never run. */
const UNUSED: readonly StandIn[] = [
  [/runtime-core.dist.plugins.snapshot.SnapshotHandler\.js$/, 'unused/SnapshotHandler'],
  [/runtime-core.dist.utils.preload\.js$/, 'unused/preload'],
  [/sdk.dist.logger\.js$/, 'unused/logger'],
  [/error-codes.dist.desc\.mjs$/, 'unused/errorDescriptions'],
  [/webpack-bundler-runtime.dist.getSharedFallbackGetter\.js$/, 'unused/getSharedFallbackGetter'],
  [/webpack-bundler-runtime.dist.init\.js$/, 'unused/init'],
  [/webpack-bundler-runtime.dist.remotes\.js$/, 'unused/remotes'],
  [/stylis.src.Prefixer\.js$/, 'unused/prefix'],
];

/** Modules that remotes take from the shell instead (decision 023). */
const LEFT_TO_SHELL: StandIn = [/webpack-bundler-runtime.dist.bundler\.js$/, 'containerRuntime'];

const fileHere = (name: string) => path.join(import.meta.dirname, `${name}.mjs`);

/** Plugins that replace unused parts of libraries in the browser build of a package. */
export function replaceUnusedParts(part: 'shell' | 'remote') {
  const standIns = part === 'shell' ? UNUSED : [...UNUSED, LEFT_TO_SHELL];
  return standIns.map(
    ([file, standIn]) => new webpack.NormalModuleReplacementPlugin(file, fileHere(standIn)),
  );
}

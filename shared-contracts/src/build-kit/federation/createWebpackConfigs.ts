import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { describeBuild } from '../facts/describeBuild';
import type { PackageBuild } from '../facts/PackageBuild';
import { ChunksPlugin } from './ChunksPlugin';
import { federationPlugin, type Side } from './federationPlugin';
import { IntegrityPlugin } from './IntegrityPlugin';
import { swcOptions } from './swcOptions';

const require = createRequire(import.meta.url);

/** One build of a package: the release it becomes and the folder it is written to. */
export interface BuildTarget {
  version: string;
  /** Absolute path; gets `client/` and `server/`. */
  folder: string;
}

export type BuildPackage = (target: BuildTarget) => [client: Configuration, server: Configuration];

/**
 * The client and the server build of a package, the same for all of them (design of the storefront,
 * sections 4 and 13). A package's own configuration only says what it exposes.
 */
export function createWebpackConfigs(build: PackageBuild): BuildPackage {
  return (target) => [configure(build, target, 'client'), configure(build, target, 'server')];
}

const ALIASES = {
  // The plugin that hands the runtime to remotes requires this library, everything else imports it: without one
  // file for both the shell carries the runtime twice (16 KB brotli).
  '@module-federation/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/**
 * Results of `typeof` that are known at build time, so that branches for the other side are left out
 * of a bundle. The browser's also name what every browser with ES2022 has, for which libraries bring
 * replacements (1 KB brotli together).
 */
const TYPES_OF_GLOBALS: Record<Side, Record<string, string>> = {
  client: {
    window: 'object',
    document: 'object',
    'window.document': 'object',
    'window.document.createElement': 'function',
    process: 'undefined',
    queueMicrotask: 'function',
    MessageChannel: 'function',
    AbortController: 'function',
  },
  server: { window: 'undefined', document: 'undefined' },
};

/** `typeof window` → `"object"`. */
const foldedTypes = (side: Side) =>
  Object.fromEntries(
    Object.entries(TYPES_OF_GLOBALS[side]).map(([name, type]) => [
      `typeof ${name}`,
      JSON.stringify(type),
    ]),
  );

/**
 * Has browsers compile a script's functions on another thread while it arrives, not one by one when they
 * are first called: a slow phone was kept from answering three times as long (decision 046).
 */
const compileWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // The minimizer would leave it out, and hashes are taken of what there is afterwards.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

function configure(build: PackageBuild, target: BuildTarget, side: Side): Configuration {
  const isServer = side === 'server';
  const { name, directory, entries } = build;
  const { version, folder } = target;
  const clientPath = `/releases/${name}/${version}/client/`;
  return {
    name: `${name}-${side}`,
    mode: 'production',
    context: directory,
    entry: entries ? { main: entries[side] } : {},
    target: isServer ? 'async-node' : ['web', 'es2022'],
    devtool: false,
    // A build that says nothing is a build that went well; the release command tells the rest.
    stats: 'errors-warnings',
    performance: false,
    output: {
      path: path.join(folder, side),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The render worker maps this origin to the store of releases. Finding the address out in the
      // browser would cost every page 0.2 KB.
      publicPath: isServer ? `http://releases.internal/${name}/${version}/server/` : clientPath,
      // A second release with the same name would keep running the first one's code in an open tab.
      uniqueName: `${name}@${version}`,
      ...(isServer && { library: { type: 'commonjs-module' } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: ALIASES },
    module: {
      // A server bundle is read through the store of releases: the fewer files, the fewer failures.
      ...(isServer && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: swcOptions(name.replaceAll('_', '-')),
        },
        { test: /\.po$/, loader: require.resolve('@lingui/loader') },
        { test: /\.md$/, loader: path.join(import.meta.dirname, 'informationPageLoader.mjs') },
        {
          test: /\.(woff2|svg|png|webp)$/,
          type: 'asset/resource',
          // The server writes the addresses into HTML; the files lie with the client's.
          ...(isServer && {
            generator: {
              publicPath: clientPath,
              outputPath: '../client/',
            },
          }),
        },
      ],
    },
    plugins: [
      federationPlugin(build, side),
      new webpack.DefinePlugin(foldedTypes(side)),
      ...(isServer
        ? []
        : [
            new ChunksPlugin(entries ? 'main' : name, (built) =>
              describeBuild(build, built, swcOptions(name)),
            ),
            compileWhileLoading,
            new IntegrityPlugin(),
          ]),
    ],
    optimization: isServer
      ? // Modules that are joined look up each shared module anew wherever they use it.
        { minimize: false, splitChunks: false, concatenateModules: false }
      : {
          // Libraries stay in the first file: of what did not change, a returning shopper fetches
          // some 90 bytes (decision 035), and splitting them off costs everybody 1.4 KB brotli.
          splitChunks: entries ? { chunks: 'async' } : false,
          chunkIds: 'named',
          // The shortest names, for files of another release never meet these (0.9 KB brotli).
          moduleIds: 'size',
          mangleExports: 'size',
          minimizer: [
            new MinimizerPlugin({
              // swc minifies on threads of its own; processes would only add their start.
              parallel: false,
              minify: MinimizerPlugin.swcMinify,
              // Licences lie in a file beside the script: shoppers' phones need not fetch them.
              extractComments: { condition: 'some', banner: false },
              minimizerOptions: {
                compress: {
                  passes: 3,
                  // No code reads a property for what reading it does (0.3 KB), but `tabChannel` one of a
                  // global, which stays.
                  pure_getters: true,
                  // React Router's words for who writes a page, not for who visits it (0.9 KB).
                  pure_funcs: ['warning', 'warningOnce', 'warnOnce'],
                },
                mangle: true,
              },
            }),
          ],
        },
  };
}

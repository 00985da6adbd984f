import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import {
  DEVELOPMENT_OPTIMIZATION,
  developmentPlugins,
  entryWithRefresh,
  REFRESH_LOADERS,
} from '../development/developmentBuild';
import { sourceNameOf } from '../facts/builtSources';
import { describeBuild, describeDevelopment } from '../facts/describeBuild';
import type { PackageBuild } from '../facts/PackageBuild';
import { ChunksPlugin } from './ChunksPlugin';
import { federationPlugin, type Side } from './federationPlugin';
import { IntegrityPlugin } from './IntegrityPlugin';
import { sourceMapOf } from './ReleaseManifest';
import { swcOptions } from './swcOptions';

const require = createRequire(import.meta.url);

/** Version and output folder of one build. */
export interface BuildTarget {
  version: string;
  /** Absolute path; the build writes `client/` and `server/` into it. */
  folder: string;
  /** True for `npm run dev`: the browser's build is readable and replaces modules in open pages. */
  isDevelopment?: boolean;
}

export type BuildPackage = (target: BuildTarget) => [client: Configuration, server: Configuration];

/**
 * Creates the client and server builds of a package. All packages share this configuration; a
 * package only states its manifest, its folder and, for the shell, its entries.
 */
export function createWebpackConfigs(build: PackageBuild): BuildPackage {
  return (target) => [configure(build, target, 'client'), configure(build, target, 'server')];
}

const ALIASES = {
  // Makes every use of this library load the same file. The plugin that passes the runtime to
  // remotes loads the library with `require`, while all other code imports it. Without the alias,
  // the shell would contain the runtime twice (16 KB brotli).
  '@module-federation/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/**
 * Results of `typeof` that are known at build time. With them, webpack removes the branches that
 * only the other side (server or browser) needs. The client's list also names features that every
 * browser with ES2022 has, so that webpack removes the libraries' replacements for these features
 * (1 KB brotli in total).
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
 * Makes browsers compile a script's functions on another thread while the script loads. Compiling
 * each function at its first call blocked the main thread of a slow phone three times as long
 * (decision 046).
 */
const compileWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Runs after the minimizer, which would remove the banner, and before the integrity hashes, which
  // include it.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

const SERVER_OPTIMIZATION: Configuration['optimization'] = {
  minimize: false,
  splitChunks: false,
  // Without concatenation, modules look up each shared module once instead of at every use.
  concatenateModules: false,
};

/**
 * Gives zod a chunk of its own, because each chunk with requests would contain it again (9 KB
 * brotli).
 */
const SCHEMA_LIBRARY_APART = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    schemas: { test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod', enforce: true },
  },
} as const;

const clientOptimization = ({ entries }: PackageBuild): Configuration['optimization'] => ({
  // Libraries stay in the first file, because a file of their own would cost every new visitor 1.4
  // KB brotli. A returning visitor loads only about 90 bytes for unchanged libraries anyway
  // (decision 035).
  splitChunks: entries ? { chunks: 'async' } : SCHEMA_LIBRARY_APART,
  chunkIds: 'named',
  // Uses the shortest ids, which saves 0.9 KB brotli. The ids may change in each release, because
  // no other release uses them.
  moduleIds: 'size',
  mangleExports: 'size',
  minimizer: [
    new MinimizerPlugin({
      // swc minifies on its own threads, so worker processes would only add their start time.
      parallel: false,
      minify: MinimizerPlugin.swcMinify,
      // Licences go into a separate file, which browsers do not load.
      extractComments: { condition: 'some', banner: false },
      minimizerOptions: {
        compress: {
          passes: 3,
          // Removes unused reads of properties (0.3 KB). Only `tabChannel` depends on the side
          // effect of a getter, but it reads a global, and reads of globals are kept.
          pure_getters: true,
          // React Router's warnings are for developers, not for visitors (0.9 KB).
          pure_funcs: ['warning', 'warningOnce', 'warnOnce'],
        },
        mangle: true,
      },
    }),
  ],
});

/**
 * Source maps of releases contain positions only, because everybody who reads them has the sources.
 * Shoppers never get a map (`sourceMapOf`).
 */
function devtoolOf(side: Side, isDevelopment: boolean): Configuration['devtool'] {
  if (!isDevelopment) return 'hidden-nosources-source-map';
  // Maps with `eval` would be refused by the Content Security Policy.
  return side === 'client' && 'cheap-module-source-map';
}

function configure(build: PackageBuild, target: BuildTarget, side: Side): Configuration {
  const isServer = side === 'server';
  const { manifest, directory, entries } = build;
  const { name } = manifest;
  const { version, folder, isDevelopment = false } = target;
  const isRefreshed = isDevelopment && !isServer;
  const clientPath = `/releases/${name}/${version}/client/`;
  return {
    name: `${name}-${side}`,
    mode: isRefreshed ? 'development' : 'production',
    context: directory,
    entry: entries ? { main: isRefreshed ? entryWithRefresh(entries.client) : entries[side] } : {},
    target: isServer ? 'async-node' : ['web', 'es2022'],
    devtool: devtoolOf(side, isDevelopment),
    // Prints only errors and warnings, because the release command reports everything else.
    stats: 'errors-warnings',
    performance: false,
    output: {
      path: path.join(folder, side),
      filename: '[name].js',
      chunkFilename: '[name].js',
      ...(!isDevelopment && { sourceMapFilename: `../${sourceMapOf(`${side}/[file]`)}` }),
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        sourceNameOf(absoluteResourcePath, directory),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The render worker maps this origin to the release store. The client's path is fixed,
      // because detecting it in the browser would cost every page 0.2 KB.
      publicPath: isServer ? `http://releases.internal/${name}/${version}/server/` : clientPath,
      // Contains the version, because with equal names, an open tab that loads a second release
      // would keep running the first release's code.
      uniqueName: `${name}@${version}`,
      // Short, because every chunk contains it. The hash at the version's end is unique enough.
      chunkLoadingGlobal: `${name}_${version.split('-').at(-1)}`,
      ...(isServer && { library: { type: 'commonjs-module' } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: ALIASES },
    module: {
      // Puts dynamic imports into the main file. The server reads its bundles from the release
      // store, and with fewer files, fewer reads can fail.
      ...(isServer && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(isRefreshed ? REFRESH_LOADERS : []),
            {
              loader: require.resolve('swc-loader'),
              options: swcOptions(name.replaceAll('_', '-'), { isRefreshed }),
            },
          ],
        },
        { test: /\.po$/, loader: require.resolve('@lingui/loader') },
        { test: /\.md$/, loader: path.join(import.meta.dirname, 'informationPageLoader.mjs') },
        {
          test: /\.(woff2|svg|png|webp)$/,
          type: 'asset/resource',
          // The server only writes the URLs of these files into HTML; the client's build contains
          // the files.
          ...(isServer && {
            generator: {
              publicPath: clientPath,
              outputPath: '../client/',
            },
          }),
        },
      ],
    },
    plugins: pluginsOf(build, side, isDevelopment),
    optimization: {
      ...(isServer ? SERVER_OPTIMIZATION : clientOptimization(build)),
      ...(isRefreshed && DEVELOPMENT_OPTIMIZATION),
    },
  };
}

function pluginsOf(build: PackageBuild, side: Side, isDevelopment: boolean) {
  const all = [federationPlugin(build, side), new webpack.DefinePlugin(foldedTypes(side))];
  if (side === 'server') return all;
  const { name } = build.manifest;
  const chunksPlugin = new ChunksPlugin(build.entries ? 'main' : name, (built) =>
    isDevelopment ? describeDevelopment(build) : describeBuild(build, built, swcOptions(name)),
  );
  const others = isDevelopment
    ? developmentPlugins(build)
    : [compileWhileLoading, new IntegrityPlugin()];
  return [...all, chunksPlugin, ...others];
}

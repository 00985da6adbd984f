import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPackage } from '@marketplace/contracts/federation/createWebpackConfigs';
import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import webpack, { type Stats } from 'webpack';
import { packageOf } from '../../release/packageSources';
import { type Build, DEVELOPED, FOR_RELEASED_SHELL } from './Build';

/**
 * Builds one side of a part into `<folder>/<side>`, and again after each change of a source. The
 * compiler keeps its results below `<folder>`, so that the next start compiles only changed files.
 */
export async function watchBuilds(
  part: PartName,
  side: Side,
  folder: string,
  onBuild: (build: Build) => void,
): Promise<void> {
  const directory = packageOf(part);
  const file = path.join(directory, 'webpack.config.ts');
  const configuration: { default: BuildPackage } = await import(pathToFileURL(file).href);
  const [client, server] = configuration.default({
    version: DEVELOPED,
    folder,
    isDevelopment: !process.env[FOR_RELEASED_SHELL],
  });
  const compiler = webpack({
    ...(side === 'client' ? client : server),
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache'), name: side },
  });
  compiler?.watch({ ignored: /node_modules|\.test\.tsx?$/ }, (error, stats) => {
    onBuild({
      part,
      side,
      hash: stats?.hash ?? '',
      errors: error ? [error.message] : errorsOf(stats, directory),
      ms: (stats?.endTime ?? 0) - (stats?.startTime ?? 0),
    });
  });
}

const errorsOf = (stats: Stats | undefined, directory: string): string[] =>
  (stats?.toJson({ all: false, errors: true }).errors ?? []).map(
    ({ message, moduleName = '', loc = '' }) => {
      const name = moduleName.replace(/^.*!/, '').replace('./', `${path.basename(directory)}/`);
      // Removes the stack trace that the compiler appends.
      const [cause] = message.split('\n\nCaused by:');
      return `${name}${loc && `:${loc}`}\n${cause}`;
    },
  );

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtSources } from '@marketplace/contracts/facts/builtSources';
import { describeTexts } from '@marketplace/contracts/facts/describeTexts';
import type { BuildPackage } from '@marketplace/contracts/federation/createWebpackConfigs';
import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import { swcOptions } from '@marketplace/contracts/federation/swcOptions';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import webpack, { type Stats } from 'webpack';
import { packageOf, STORIES_PART } from '../../release/packageSources';
import { type Build, DEVELOPED, FOR_RELEASED_SHELL } from './Build';
import { printMissingTexts } from './printMissingTexts';

/**
 * Builds one side of a part into `<folder>/<side>`, and again after each change of a source. The
 * compiler keeps its results below `<folder>`, so that the next start compiles only changed files.
 * After a build for browsers without errors, prints the texts that lack a translation.
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
  const warn = printMissingTexts((line) => console.log(line));
  compiler?.watch({ ignored: /node_modules|\.test\.tsx?$/ }, (error, stats) => {
    const errors = error ? [error.message] : errorsOf(stats, directory);
    onBuild({
      part,
      side,
      hash: stats?.hash ?? '',
      errors,
      ms: (stats?.endTime ?? 0) - (stats?.startTime ?? 0),
    });
    // The stories are not released, so their texts need no translation.
    if (!stats || errors.length > 0 || side === 'server' || part === STORIES_PART) return;
    try {
      warn(missingTextsOf(stats, part, directory));
    } catch {
      // A source has changed since the build, and does not compile. The next build reports it.
    }
  });
}

function missingTextsOf({ compilation }: Stats, part: PartName, directory: string) {
  const isShell = part === 'shell';
  // Leaves out the texts of the design system in a remote, because the shell translates them.
  const sources = builtSources(compilation, directory).filter(
    ({ file }) => isShell || file.startsWith(directory + path.sep),
  );
  return describeTexts(sources, isShell, swcOptions(part)).missingTexts;
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

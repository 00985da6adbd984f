import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPackage } from '@marketplace/contracts/federation/createWebpackConfigs';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import webpack from 'webpack';
import { packageOf } from './packageSources';

/**
 * Builds a part's client and server into a folder.
 * @throws Error that names each error's file and line, in at most twelve lines
 */
export async function buildPackage(part: PartName, version: string, folder: string): Promise<void> {
  const file = path.join(packageOf(part), 'webpack.config.ts');
  const configuration: { default: BuildPackage } = await import(pathToFileURL(file).href);
  const compiler = webpack(configuration.default({ version, folder }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(describeErrors(part, stats)));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

const MOST_ERRORS = 10;

/** Describes each error on one line, because webpack prints sources and stacks as well. */
export function describeErrors(part: PartName, stats: Pick<webpack.Stats, 'toJson'>): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const folder = path.basename(packageOf(part));
  const all = errors.map(({ message, moduleName = '', loc = '' }) => {
    const file = moduleName.replace(/^.*!/, '').replace(/^\.\//, `${folder}/`);
    // The compiler of TypeScript states the line only in its message.
    const [line] = loc.match(/^\d+/) ?? message.match(/(?<=:)\d+(?=:\d+\])/) ?? [];
    const [first = '', second = ''] = message.split('\n').filter((each) => each.trim() !== '');
    const what = first.startsWith('Module build failed') ? second : first;
    return `  ${file || folder}${line ? `:${line}` : ''} ${what.replace(/^Error:\s*x?\s*/, '')}`;
  });
  const shown = all.slice(0, MOST_ERRORS);
  const more = all.length > shown.length ? [`  and ${all.length - shown.length} more`] : [];
  return [`${folder} cannot be built:`, ...shown, ...more].join('\n');
}

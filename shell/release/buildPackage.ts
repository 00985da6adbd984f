import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPackage } from '@marketplace/contracts/federation/createWebpackConfigs';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import webpack from 'webpack';
import { packageOf } from './packageSources';

/**
 * Builds a part's client and server into a folder.
 * @throws Error with webpack's message
 */
export async function buildPackage(part: PartName, version: string, folder: string): Promise<void> {
  const file = path.join(packageOf(part), 'webpack.config.ts');
  const configuration: { default: BuildPackage } = await import(pathToFileURL(file).href);
  const compiler = webpack(configuration.default({ version, folder }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPackage } from '@marketplace/contracts/federation/createWebpackConfigs';
import webpack from 'webpack';
import { packageOf } from './packageOf';
import type { PartName } from './Registry';

/** Builds a part's client and server into its `dist/`. @throws with webpack's own words */
export async function buildPackage(part: PartName, version: string): Promise<void> {
  // Both builds write into it side by side, so neither may clean it.
  await rm(path.join(packageOf(part), 'dist'), { recursive: true, force: true });
  const file = path.join(packageOf(part), 'webpack.config.ts');
  const configuration: { default: BuildPackage } = await import(pathToFileURL(file).href);
  const compiler = webpack(configuration.default(version));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

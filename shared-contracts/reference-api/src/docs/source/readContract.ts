import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseModule } from './parseModule';
import type { SourceModule } from './SourceModule';

/** The contract's files as they are written, by name. */
export type ContractSource = ReadonlyMap<string, SourceModule>;

/** Reads every file of the contract. Their docblocks are its documentation, kept in no other place. */
export async function readContract(): Promise<ContractSource> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@marketplace/contracts/api/apiCalls'));
  const files = (await readdir(folder)).filter((file) => /^\w+\.ts$/.test(file)).sort();
  const modules = await Promise.all(
    files.map(async (file) =>
      parseModule(file.replace(/\.ts$/, ''), await readFile(join(folder, file), 'utf8')),
    ),
  );
  return new Map(modules.map((module) => [module.name, module]));
}

import { join } from 'node:path';
import { addImport } from './edits';
import type { SourceFolder } from './eventTemplate';
import type { FileChanges } from './FileChanges';

/** Names that a package's `contracts.ts` may export, each with its imports and its source. */
const EXPORTS = {
  bus: {
    names: ['type PartBus', 'bus as pageBus'],
    module: '@marketplace/contracts/events',
    source: `/** The page's event bus. TypeScript accepts only the topics in this remote's manifest. */
export const bus: PartBus<typeof manifest> = pageBus;
`,
  },
  callApi: {
    names: ['callApi as callAnyApi', 'type PartClient'],
    module: '@marketplace/contracts/api/client',
    source: `/** Calls the API. TypeScript accepts only the calls in this remote's manifest. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
`,
  },
};

/** Adds an export to a package's `contracts.ts`. Creates this file if a new remote has none. */
export async function addToContracts(
  changes: FileChanges,
  name: string,
  exported: keyof typeof EXPORTS,
): Promise<void> {
  const file = join(name, 'contracts.ts');
  if (!changes.has(file)) changes.create(file, "import type { manifest } from './manifest';\n");
  await changes.edit(file, (text) => {
    if (text.includes(`export const ${exported}:`)) return text;
    const { names, module, source } = EXPORTS[exported];
    return addImport(`${text}\n${source}`, names, module);
  });
}

/** @throws Error that says what to type if the package or its folder does not exist */
export function requireFolder(changes: FileChanges, { package: name, folder }: SourceFolder): void {
  if (!changes.has(join(name, 'manifest.ts'))) {
    throw new Error(`There is no package ${name}: type shell or the name of a remote.`);
  }
  if (!changes.has(join(name, folder))) {
    const feature = folder.replace('src/', '');
    throw new Error(
      `There is no folder ${name}/${folder}: type a folder of ${name}/src instead of ${feature}.`,
    );
  }
}

import { readdir } from 'node:fs/promises';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const AT_TOP = [
  /^\./,
  /^mf-[a-z0-9-]+$/,
  /^(shell|shared-contracts|node_modules)$/,
  /^(package\.json|package-lock\.json|tsconfig\.base\.json|README\.md)$/,
];

export const topLevel: Check = {
  title: 'The root folder contains only packages',
  find: async (tree) => {
    const names = await readdir(tree.root);
    return names.filter((name) => !AT_TOP.some((pattern) => pattern.test(name)));
  },
};

const CATCH_ALL = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[a-z]+$)/i;
const BARREL = /(^|\/)index\.(ts|tsx|mjs|js)$/;

export const folderNames: Check = {
  title: 'Folders and files are named after their subject',
  find: async (tree) => {
    const files = await listFiles(tree);
    return [
      ...files.filter((file) => CATCH_ALL.test(file)).map((file) => `${file}: name the concept`),
      ...files.filter((file) => BARREL.test(file)).map((file) => `${file}: no index files`),
      ...differingInCase(files).map((file) => `${file}: another name differs only in its case`),
    ];
  },
};

/** Finds files that an import confuses with others on disks which ignore the case of names. */
function differingInCase(files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return [...files].sort().filter((file) => {
    const name = file.replace(/\.[a-z]+$/, '');
    const same = seen.get(name.toLowerCase()) ?? name;
    seen.set(name.toLowerCase(), same);
    return same !== name;
  });
}

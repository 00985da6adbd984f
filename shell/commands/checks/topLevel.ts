import { readdir } from 'node:fs/promises';
import type { Check } from './Check';

const ALLOWED = [
  /^\./,
  /^mf-[a-z-]+$/,
  /^(shell|shared-contracts|node_modules)$/,
  /^(package\.json|package-lock\.json|tsconfig\.base\.json|README\.md|jest\.config\.mjs)$/,
];

export const topLevel: Check = {
  title: 'The top level holds the packages and nothing else',
  find: async (root) => {
    const names = await readdir(root);
    return names.filter((name) => !ALLOWED.some((pattern) => pattern.test(name)));
  },
};

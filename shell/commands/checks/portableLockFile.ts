import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './Check';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

export const portableLockFile: Check = {
  title: 'The lock file names no registry host and holds an integrity value for each package',
  find: async (root) => {
    const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
      await readFile(join(root, 'package-lock.json'), 'utf8'),
    );
    return Object.entries(lock.packages).flatMap(([path, { resolved, integrity, link }]) => {
      if (link || !path.includes('node_modules/')) return [];
      if (resolved) return [`${path}: resolved is ${resolved}; remove it`];
      return integrity ? [] : [`${path}: has no integrity value`];
    });
  },
};

import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const GENERATED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Files we wrote, as paths from the root; dot folders and what tools make are left out. */
export async function listFiles(root: string, folder = root): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    if (GENERATED.has(entry.name) || entry.name.startsWith('.')) return [];
    return listFiles(root, path);
  });
  return (await Promise.all(nested)).flat();
}

const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|html|po|css)$/;

export async function listTextFiles(root: string): Promise<string[]> {
  const files = await listFiles(root);
  return files.filter((file) => TEXT.test(file) && file !== 'package-lock.json');
}

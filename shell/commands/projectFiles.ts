import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface Tree {
  root: string;
  /** Folders to search; by default all. */
  packages?: readonly string[];
}

const GENERATED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** True for a folder that is generated, or whose name begins with a dot. */
export const isGenerated = (name: string) => GENERATED.has(name) || name.startsWith('.');

/**
 * Lists handwritten files, as paths relative to the root; skips folders that are generated or begin
 * with a dot.
 */
export async function listFiles({ root, packages }: Tree): Promise<string[]> {
  const folders = packages?.map((name) => join(root, name)) ?? [root];
  return (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat();
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    if (isGenerated(entry.name)) return [];
    return filesBelow(root, path);
  });
  return (await Promise.all(nested)).flat();
}

const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|html|po|css)$/;

export async function listTextFiles(tree: Tree): Promise<string[]> {
  const files = await listFiles(tree);
  return files.filter((file) => TEXT.test(file) && file !== 'package-lock.json');
}

/** Lists the folders of all workspaces. In package.json, a pattern may end with `*`. */
export async function readWorkspaces(root: string): Promise<string[]> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const folders = await readdir(root);
  return workspaces.flatMap((workspace) =>
    workspace.endsWith('*')
      ? folders.filter((folder) => folder.startsWith(workspace.slice(0, -1))).sort()
      : [workspace],
  );
}

/**
 * Writes a `tsconfig.json` that covers every workspace.
 * @param folder absolute path; created if it does not exist
 * @returns path of the file
 */
export async function writeWholeProject(root: string, folder: string): Promise<string> {
  const path = join(folder, 'tsconfig.json');
  const configuration = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { allowJs: true },
    include: (await readWorkspaces(root)).map((workspace) => join(root, workspace)),
    exclude: ['node_modules', 'dist'].map((name) => join(root, '**', name)),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify(configuration));
  return path;
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface LinguiConfig {
  locales: string[];
  /** `path` and `include` may start with `<rootDir>`; `path` contains `{locale}`. */
  catalogs: { path: string; include: string[]; exclude: string[] }[];
}

/** @param packages packages whose messages are extracted; by default all */
export function readLinguiConfig(root: string, packages?: readonly string[]): LinguiConfig {
  const config: LinguiConfig = createRequire(import.meta.url)(join(root, '.linguirc.js'));
  const isChosen = ({ path }: { path: string }) =>
    !packages || packages.some((name) => path.startsWith(`<rootDir>/${name}/`));
  return { ...config, catalogs: config.catalogs.filter(isChosen) };
}

/**
 * Writes the messages of the sources into the `.po` files of `config`.
 * @param root folder that replaces `<rootDir>`
 * @param flags of `lingui extract`, e.g. `--clean` to remove messages that no source has
 * @param installed folder whose `node_modules` contains lingui
 * @throws Error with the output of `lingui extract`
 */
export async function extractMessages(
  root: string,
  config: LinguiConfig,
  flags: readonly string[] = [],
  installed = root,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lingui-'));
  const file = join(folder, 'lingui.config.json');
  try {
    await writeFile(file, JSON.stringify({ ...config, rootDir: root }));
    await promisify(execFile)(
      join(installed, 'node_modules/.bin/lingui'),
      ['extract', '--config', file, ...flags],
      { cwd: installed },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

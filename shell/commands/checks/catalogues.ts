import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import type { Check } from './Check';
import { compareCatalogues } from './compareCatalogues';

interface LinguiConfig {
  locales: string[];
  catalogs: { path: string; include: string[]; exclude: string[] }[];
}

/** Extracts all messages anew and compares them with the catalogues in the tree. */
export const catalogues: Check = {
  title: 'Catalogues are up to date and complete in every language (npm run extract updates them)',
  find: async (root) => {
    const config: LinguiConfig = JSON.parse(await readFile(join(root, '.linguirc'), 'utf8'));
    const folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
    try {
      await extract(root, config, folder);
      const compared = config.catalogs.flatMap(({ path }, index) =>
        config.locales.map((locale) =>
          compareCatalogues({
            locale,
            kept: path.replace('<rootDir>', root).replace('{locale}', `${locale}.po`),
            fresh: join(folder, String(index), 'en.po'),
          }),
        ),
      );
      const violations = (await Promise.all(compared)).flat();
      return violations.map((line) => line.replace(`${root}/`, ''));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function extract(root: string, config: LinguiConfig, folder: string): Promise<void> {
  const copy = {
    ...config,
    rootDir: root,
    locales: ['en'],
    catalogs: config.catalogs.map((catalog, index) => ({
      ...catalog,
      path: join(folder, String(index), '{locale}'),
    })),
  };
  const file = join(folder, 'lingui.config.json');
  await writeFile(file, JSON.stringify(copy));
  const child = spawn('node_modules/.bin/lingui', ['extract', '--config', file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = lastLines(child.stderr, 10);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`lingui extract failed:\n${said()}`);
}

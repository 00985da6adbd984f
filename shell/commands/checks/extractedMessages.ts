import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import PO from 'pofile';
import type { Check } from './Check';

interface LinguiConfig {
  locales: string[];
  catalogs: { path: string; include: string[]; exclude: string[] }[];
}

/** Extracts all messages and compares them with the `.po` files in the tree. */
export const extractedMessages: Check = {
  title: 'Messages are extracted and translated into every language (npm run extract updates them)',
  find: async ({ root, packages }) => {
    const config = readConfig(root, packages);
    const folder = await mkdtemp(join(tmpdir(), 'messages-'));
    try {
      await extract(root, config, folder);
      const compared = config.catalogs.flatMap(({ path }, index) =>
        config.locales.map((locale) =>
          compareMessages({
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

/** @param packages whose messages are extracted; all where left out */
function readConfig(root: string, packages?: readonly string[]): LinguiConfig {
  const config: LinguiConfig = createRequire(import.meta.url)(join(root, '.linguirc.js'));
  const isChosen = ({ path }: { path: string }) =>
    !packages || packages.some((name) => path.startsWith(`<rootDir>/${name}/`));
  return { ...config, catalogs: config.catalogs.filter(isChosen) };
}

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

interface MessageFiles {
  locale: string;
  /** `.po` file in the tree. */
  kept: string;
  /** English `.po` file, just extracted. */
  fresh: string;
}

/** Messages that are missing in the tree, not translated or unused. */
export async function compareMessages({ locale, kept, fresh }: MessageFiles) {
  const wanted = await readMessages(fresh);
  const found = await readMessages(kept);
  return [
    ...[...wanted.keys()].filter((id) => !found.has(id)).map((id) => `${kept}: lacks "${id}"`),
    ...[...found.keys()].filter((id) => !wanted.has(id)).map((id) => `${kept}: unused "${id}"`),
    ...[...found]
      .filter(([, text]) => locale !== 'en' && text === '')
      .map(([id]) => `${kept}: "${id}" is not translated`),
  ];
}

async function readMessages(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const items = PO.parse(text).items.filter(({ obsolete }) => !obsolete);
  return new Map(
    items.map(({ msgid, msgctxt, msgstr }) => [
      msgctxt ? `${msgid} (${msgctxt})` : msgid,
      msgstr[0] ?? '',
    ]),
  );
}

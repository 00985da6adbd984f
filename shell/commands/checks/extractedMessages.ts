import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PO from 'pofile';
import { extractMessages, readLinguiConfig } from '../messages/extractMessages';
import type { Check } from './Check';

/** Extracts all messages and compares them with the committed `.po` files. */
export const extractedMessages: Check = {
  title: 'Messages are extracted and translated into every language (npm run extract updates them)',
  find: async ({ root, packages }) => {
    const config = readLinguiConfig(root, packages);
    const folder = await mkdtemp(join(tmpdir(), 'messages-'));
    try {
      await extractMessages(root, {
        ...config,
        locales: ['en'],
        catalogs: config.catalogs.map((catalog, index) => ({
          ...catalog,
          path: join(folder, String(index), '{locale}'),
        })),
      });
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

interface MessageFiles {
  locale: string;
  /** Path of the committed `.po` file. */
  kept: string;
  /** Path of the English `.po` file that was just extracted. */
  fresh: string;
}

/** Lists messages that the committed file lacks, does not translate or no longer needs. */
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

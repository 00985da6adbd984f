/// <reference path="./subset-font.d.ts" />
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { banglaRanges, charactersIn } from './unicodeRanges';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../../../../.cache/own-fonts');
const configFile = join(folder, 'fonts.conf');

/**
 * Environment variable with which a browser on Linux finds only the project's fonts, so that
 * pictures of a page are the same on every machine. Call `installOwnFonts` first.
 */
export const OWN_FONTS = { FONTCONFIG_FILE: configFile };

/** Latin letters of English and French, and punctuation. */
const LATIN = charactersIn([
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
  [0x20a0, 0x20ac],
]);
const FILES = 'noto-sans-bengali/files/noto-sans-bengali';
const FACES = {
  bengali: charactersIn(banglaRanges),
  latin: LATIN,
  'latin-ext': LATIN,
};

/** Writes the fonts and the configuration file, if they are missing. */
export async function installOwnFonts(): Promise<void> {
  if (existsSync(configFile)) return;
  await mkdir(folder, { recursive: true });
  for (const [name, characters] of Object.entries(FACES)) {
    const file = require.resolve(`@fontsource-variable/${FILES}-${name}-wght-normal.woff2`);
    const face = await subsetFont(await readFile(file), characters, { targetFormat: 'sfnt' });
    await writeFile(join(folder, `${name}.ttf`), face);
  }
  const draft = `${configFile}.${process.pid}`;
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`,
  );
  await rename(draft, configFile);
}

/// <reference path="./subset-font.d.ts" />
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { banglaRanges, charactersIn } from './unicodeRanges';

const here = dirname(fileURLToPath(import.meta.url));
const faceFile = join(here, 'bangla.woff2');
const folder = join(here, '../../../../../.cache/system-fonts');
const configFile = join(folder, 'fonts.conf');

/**
 * Environment variable with which a browser on a bare Linux machine finds a Bangla system font,
 * like the one that nearly every phone has. Call `installBanglaFace` first. Browsers on other
 * operating systems ignore the variable.
 */
export const BANGLA_SYSTEM = { FONTCONFIG_FILE: configFile };

/** Writes the font and the configuration file that `BANGLA_SYSTEM` names, if they are missing. */
export async function installBanglaFace(): Promise<void> {
  if (existsSync(configFile)) return;
  await mkdir(folder, { recursive: true });
  const face = await subsetFont(await readFile(faceFile), charactersIn(banglaRanges), {
    targetFormat: 'sfnt',
  });
  await writeFile(join(folder, 'NotoSansBengali.ttf'), face);
  const draft = `${configFile}.${process.pid}`;
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
</fontconfig>
`,
  );
  await rename(draft, configFile);
}

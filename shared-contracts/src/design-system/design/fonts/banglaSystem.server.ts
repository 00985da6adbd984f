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
const configFileWithout = join(folder, 'without-bangla.conf');

/**
 * Environment variable that gives a browser a Bangla system font on a Linux machine that has none,
 * because nearly every phone has such a font. Call `installBanglaFace` first. Browsers on other
 * operating systems ignore the variable.
 */
export const BANGLA_SYSTEM = { FONTCONFIG_FILE: configFile };

/** Environment variable with which a browser on Linux finds no font that has Bangla letters. */
export const SYSTEM_WITHOUT_BANGLA = { FONTCONFIG_FILE: configFileWithout };

/** Writes the font and the configuration files that the variables name, if they are missing. */
export async function installBanglaFace(): Promise<void> {
  if (existsSync(configFileWithout)) return;
  await mkdir(folder, { recursive: true });
  const face = await subsetFont(await readFile(faceFile), charactersIn(banglaRanges), {
    targetFormat: 'sfnt',
  });
  await writeFile(join(folder, 'NotoSansBengali.ttf'), face);
  await writeConfig(configFile, `<dir>${folder}</dir>`);
  const letters = '<patelt name="charset"><charset><int>0x995</int></charset></patelt>';
  await writeConfig(
    configFileWithout,
    `<selectfont><rejectfont><pattern>${letters}</pattern></rejectfont></selectfont>`,
  );
}

/** Writes a configuration file that extends the system's configuration of fonts. */
async function writeConfig(file: string, rules: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${rules}
</fontconfig>
`,
  );
  await rename(draft, file);
}

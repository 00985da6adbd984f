import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { banglaRanges, charactersIn } from './unicodeRanges';

/**
 * Reduces the full Bangla font to the characters and weights that the storefront uses. Run `npm run
 * fonts` after an update of the font's package. The result is in git, so that a build does not need
 * the full font.
 */
const require = createRequire(import.meta.url);
const outputFolder = dirname(fileURLToPath(import.meta.url));

const bengaliPackage = '@fontsource-variable/noto-sans-bengali';
const bengali = `${bengaliPackage}/files/noto-sans-bengali-bengali-wght-normal.woff2`;

const source = await readFile(require.resolve(bengali));
const font = await subsetFont(source, charactersIn(banglaRanges), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(join(outputFolder, 'bangla.woff2'), font);
process.stdout.write(`bangla.woff2: ${font.length} bytes\n`);

// The Open Font License requires its text in the font's folder.
const licence = join(dirname(require.resolve(`${bengaliPackage}/package.json`)), 'LICENSE');
await writeFile(join(outputFolder, 'bangla.OFL.txt'), await readFile(licence));

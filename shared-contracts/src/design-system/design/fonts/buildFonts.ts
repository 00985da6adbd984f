import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { banglaRanges, latinRanges, takaSign, type UnicodeRange } from './unicodeRanges';

/**
 * Cuts the fonts the storefront serves out of the full ones: only the characters it shows, only
 * the weights it uses. Run by `npm run fonts` after a font package is updated; the results are
 * kept in git, so that a build needs neither this nor the full fonts.
 */
const require = createRequire(import.meta.url);
const outputFolder = dirname(fileURLToPath(import.meta.url));

const interPackage = '@fontsource-variable/inter';
const bengaliPackage = '@fontsource-variable/noto-sans-bengali';
const inter = `${interPackage}/files/inter-latin-wght-normal.woff2`;
const bengali = `${bengaliPackage}/files/noto-sans-bengali-bengali-wght-normal.woff2`;

await cut(inter, latinRanges, 'inter.woff2');
await cut(bengali, banglaRanges, 'bangla.woff2');
await cut(bengali, [takaSign], 'taka.woff2');

// The Open Font License asks for its text wherever the font goes.
for (const [name, licensed] of [
  ['inter', interPackage],
  ['bangla', bengaliPackage],
] as const) {
  const licence = join(dirname(require.resolve(`${licensed}/package.json`)), 'LICENSE');
  await writeFile(join(outputFolder, `${name}.OFL.txt`), await readFile(licence));
}

async function cut(source: string, ranges: readonly UnicodeRange[], output: string) {
  const font = await subsetFont(await readFile(require.resolve(source)), charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(outputFolder, output), font);
  process.stdout.write(`${output}: ${font.length} bytes\n`);
}

function charactersIn(ranges: readonly UnicodeRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

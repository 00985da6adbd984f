import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const ICONS = path.join(import.meta.dirname, '../src/document/icons');

const RIVER = '#0d4f49';
const SUN = '#ffb84d';
const LEAF = '#a7dcc5';
const MIST = '#f3f6f2';

/** The brand's logo in a square of 40 by 40, with a transparent background. */
const mark = `<circle cx="13" cy="12.5" r="5" fill="${SUN}"/>
<path d="M8 33.5C8 21 16 12 33 9.5c.4 14-6.5 23-18 23-2.9 0-5 .4-7 1Z" fill="${LEAF}"/>
<path d="M7.5 34c4-2.5 4.5-7 9-8.3s4.5-3.7 7.5-5.7 4-2 5.5-5" fill="none" stroke="${RIVER}" stroke-width="2.8" stroke-linecap="round"/>`;

const square = (ground: string, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}
<g transform="translate(20 20) scale(${scale}) translate(-20 -20)">${mark}</g></svg>`;

const rounded = square(`<rect width="40" height="40" rx="9" fill="${RIVER}"/>`, 1);
/** The logo stays within the inner four fifths, because phones crop the icon to their own shape. */
const fullBleed = square(`<rect width="40" height="40" fill="${RIVER}"/>`, 0.72);

/**
 * The picture for link previews contains no words, because the text beside it is in the reader's
 * language.
 */
const shareCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${RIVER}"/>
<path d="M0 470c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0v160H0Z" fill="${LEAF}" opacity=".22"/>
<path d="M0 530c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0v100H0Z" fill="${MIST}" opacity=".12"/>
<g transform="translate(420 100) scale(9)">${mark}</g></svg>`;

const pictures = [
  { name: 'icon-192.png', svg: rounded, width: 192 },
  { name: 'icon-512.png', svg: rounded, width: 512 },
  { name: 'icon-maskable-512.png', svg: fullBleed, width: 512 },
  // This icon fills its square, because Apple rounds the corners itself and shows transparency as
  // black.
  { name: 'apple-touch-icon.png', svg: fullBleed, width: 180 },
  { name: 'share-card.png', svg: shareCard, width: 1200 },
];

// After a change of the logo, run `npm run icons` in this package, and commit the results.
for (const { name, svg, width } of pictures) {
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(path.join(ICONS, name), png);
}

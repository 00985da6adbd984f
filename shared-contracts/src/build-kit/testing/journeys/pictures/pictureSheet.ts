import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cutPicture, decodePicture, openPicture, type Picture } from './picture';

/** Pictures of one story, by language, theme and width, e.g. `bn dark 360`. */
export type Pictures = Readonly<Record<string, Picture>>;

/** Place of a picture in a sheet, in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Note in the metadata of a sheet's file. */
interface SheetNote {
  /** Version of the browser that drew the pictures. */
  browser: string;
  boxes: Record<string, Box>;
}

export interface PictureSheet {
  browser: string;
  pictures: Pictures;
}

const GAP = 16;
const BACKGROUND = { r: 128, g: 128, b: 128 };
const NOTE = /<note>(.*)<\/note>/s;

/** Places pictures in rows. */
function placeInRows(pictures: Pictures, columns: number): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  let [x, y, rowHeight, inRow] = [GAP, GAP, 0, 0];
  for (const [name, { width, height }] of Object.entries(pictures)) {
    if (inRow === columns) [x, y, rowHeight, inRow] = [GAP, y + rowHeight + GAP, 0, 0];
    boxes[name] = { x, y, width, height };
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    inRow += 1;
  }
  return boxes;
}

async function composeSheet(pictures: Pictures, boxes: Readonly<Record<string, Box>>) {
  const places = Object.values(boxes);
  const most = (lengths: number[]) => Math.max(...lengths) + GAP;
  const canvas = sharp({
    create: {
      width: most(places.map(({ x, width }) => x + width)),
      height: most(places.map(({ y, height }) => y + height)),
      channels: 3,
      background: BACKGROUND,
    },
  });
  const layers = await Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => ({
      input: await openPicture(picture).png({ compressionLevel: 1 }).toBuffer(),
      left: boxes[name]?.x ?? 0,
      top: boxes[name]?.y ?? 0,
    })),
  );
  return canvas.composite(layers);
}

/**
 * Writes all pictures of a story into one lossless WebP file, so that a reviewer sees the story in
 * every language, theme and width at a glance.
 * @param columns number of pictures in a row
 */
export async function writeSheet(
  file: string,
  { browser, pictures }: PictureSheet,
  columns: number,
): Promise<void> {
  const note: SheetNote = { browser, boxes: placeInRows(pictures, columns) };
  const sheet = await composeSheet(pictures, note.boxes);
  const bytes = await sheet
    .webp({ lossless: true, effort: 6 })
    .withXmp(`<note>${JSON.stringify(note)}</note>`)
    .toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * @returns `undefined` if there is no such file
 * @throws Error if the file is no sheet
 */
export async function readSheet(file: string): Promise<PictureSheet | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  const { xmp } = await sharp(bytes).metadata();
  const [, text] = NOTE.exec(xmp?.toString() ?? '') ?? [];
  if (text === undefined) throw new Error(`${file} is no sheet of pictures: delete it.`);
  // The cast is safe: only `writeSheet` writes this note.
  const { browser, boxes } = JSON.parse(text) as SheetNote;
  const whole = await decodePicture(bytes);
  const pictures = Object.entries(boxes).map(([name, box]) => [name, cutPicture(whole, box)]);
  return { browser, pictures: Object.fromEntries(pictures) };
}

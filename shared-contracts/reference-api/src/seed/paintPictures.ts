import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { listPictures, type Picture } from './listPictures';
import { createPainter, type Painter } from './pictures/createPainter';

/** Pictures in work at once: enough for two cores, few enough for little memory. */
const LANES = 3;
const WEBP = { quality: 78, effort: 2 } as const;

async function isPainted(mediaDir: string, { smallPath, mediumPath }: Picture): Promise<boolean> {
  const files = [smallPath, mediumPath].map((path) => access(join(mediaDir, path)));
  return Promise.all(files).then(
    () => true,
    () => false,
  );
}

async function paintPicture(painter: Painter, picture: Picture, mediaDir: string): Promise<void> {
  const { canvas, smallWidth, smallPath, mediumPath } = picture;
  const { width, height } = canvas;
  const pixels = await painter.paint(canvas);
  const painted = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  // The small file comes last: where it lies, the medium one lies as well.
  await painted().webp(WEBP).toFile(join(mediaDir, mediumPath));
  await painted().resize(smallWidth).webp(WEBP).toFile(join(mediaDir, smallPath));
}

/** The same picture with half as many pixels on each side. */
const halve = (picture: Picture): Picture => ({
  ...picture,
  smallWidth: picture.smallWidth / 2,
  canvas: {
    ...picture.canvas,
    width: picture.canvas.width / 2,
    height: picture.canvas.height / 2,
  },
});

interface PaintOptions {
  /** Reports progress in pictures. */
  onPainted?: (done: number, total: number) => void;
  pictures?: Picture[];
  /** Paints at half the size on each side, which is quick, for tests. */
  areSmall?: boolean;
}

/**
 * Paints the pictures that are not in the media folder yet. Files have fixed names, so a second
 * run finds them and paints nothing.
 *
 * @returns how many were painted
 */
export async function paintPictures(
  mediaDir: string,
  { onPainted, pictures = listPictures(), areSmall = false }: PaintOptions = {},
): Promise<number> {
  const all = areSmall ? pictures.map(halve) : pictures;
  const missing: Picture[] = [];
  for (const picture of all) if (!(await isPainted(mediaDir, picture))) missing.push(picture);
  if (missing.length === 0) return 0;

  const folders = new Set(missing.map(({ smallPath }) => join(mediaDir, dirname(smallPath))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const drawings = missing.flatMap(({ canvas }) => canvas.layers.map(({ drawing }) => drawing));
  const painter = await createPainter(drawings);
  const queue = [...missing];
  const lane = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      await paintPicture(painter, picture, mediaDir);
      onPainted?.(missing.length - queue.length, missing.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return missing.length;
}

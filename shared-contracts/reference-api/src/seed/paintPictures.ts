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
  const pixels = await painter.paint(canvas);
  const painted = () =>
    sharp(pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } });
  // The small file comes last: where it lies, the medium one lies as well.
  await painted().webp(WEBP).toFile(join(mediaDir, mediumPath));
  await painted().resize(smallWidth).webp(WEBP).toFile(join(mediaDir, smallPath));
}

/**
 * Paints the pictures that are not in the media folder yet; `onPainted` reports the progress.
 * Files have fixed names, so a second run finds them and paints nothing.
 */
export async function paintPictures(
  mediaDir: string,
  onPainted: (done: number, total: number) => void = () => undefined,
  all: Picture[] = listPictures(),
): Promise<number> {
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
      onPainted(missing.length - queue.length, missing.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return missing.length;
}

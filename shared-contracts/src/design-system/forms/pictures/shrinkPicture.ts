import { MAX_BYTES } from './pictureRules';

/** Maximum width in px: twice the width that APIs store. */
const MAX_WIDTH = 1600;
/** Maximum number of pixels. Browsers on iPhones draw at most 16 megapixels. */
const MAX_PIXELS = 12_000_000;
/** Qualities of a JPEG to try until the file is small enough. */
const QUALITIES = [0.85, 0.6, 0.3];

type Size = Record<'width' | 'height', number>;

/**
 * Size in px in which a picture is sent. A long screenshot is limited by its area instead of its
 * height, so that its text stays readable.
 */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_WIDTH / width, Math.sqrt(MAX_PIXELS / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Makes a JPEG of a picture, rotated upright as the camera's metadata says, and small enough for
 * the contract.
 * @returns the given file if the browser cannot make such a JPEG, e.g. because it cannot decode the
 * picture, or because even the lowest quality is too large
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = sizeToSend(bitmap);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Fills the background, because a JPEG has no transparency: transparent pixels would become
    // black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    for (const quality of QUALITIES) {
      const jpeg = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality),
      );
      if (jpeg && jpeg.size <= MAX_BYTES) return jpeg;
    }
  } catch {
    // The form then says that the picture is too large.
  }
  return file;
}

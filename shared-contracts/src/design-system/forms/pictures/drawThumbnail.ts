/** Twice the displayed width of a thumbnail, in px. */
const WIDTH = 192;

/**
 * Draws a thumbnail of a picture that is being uploaded.
 * @returns a data URL, because the page's security policy allows no blobs; `undefined` if the
 * browser cannot decode the picture
 */
export async function drawThumbnail(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return undefined;
  }
}

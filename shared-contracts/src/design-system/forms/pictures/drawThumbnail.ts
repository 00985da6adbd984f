/** Twice as wide as it is shown, px. */
const WIDTH = 192;

/**
 * A small copy of a picture on the phone, to be seen while it is sent; as data, for the page's
 * security policy shows nothing from blobs. `undefined` where the browser cannot read it.
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

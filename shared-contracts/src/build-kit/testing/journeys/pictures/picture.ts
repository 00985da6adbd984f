import sharp from 'sharp';

export interface Picture {
  /** In pixels, like the height. */
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  rgb: Buffer;
}

const CHANNELS = 3;

/**
 * Two runs of one browser draw round corners and edges of letters with colours that differ by up to
 * this many levels of 255.
 */
const SAME_LEVELS = 2;

const RAW = (width: number, height: number) => ({
  raw: { width, height, channels: CHANNELS } as const,
});

/** @param file any format that sharp reads, without transparent pixels */
export async function decodePicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** @returns the picture as an instance of sharp, which can be encoded or composed */
export const openPicture = ({ width, height, rgb }: Picture) => sharp(rgb, RAW(width, height));

/** Finds the pixels that look different. @returns their indexes; all if the sizes differ */
function differingPixels(before: Picture, after: Picture): number[] {
  const all = Array.from({ length: after.width * after.height }, (_, pixel) => pixel);
  if (before.width !== after.width || before.height !== after.height) return all;
  if (before.rgb.equals(after.rgb)) return [];
  return all.filter((pixel) => {
    for (let at = pixel * CHANNELS; at < (pixel + 1) * CHANNELS; at += 1) {
      // The fallback is never used, because both pictures have this pixel.
      const levels = (before.rgb[at] ?? 0) - (after.rgb[at] ?? 0);
      if (Math.abs(levels) > SAME_LEVELS) return true;
    }
    return false;
  });
}

/** Counts the pixels that look different; all pixels if the sizes differ. */
export const countDifferences = (before: Picture, after: Picture): number =>
  differingPixels(before, after).length;

/** Cuts a part out of a picture. */
export function cutPicture(
  { width: whole, rgb }: Picture,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Picture {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((y + row) * whole + x) * CHANNELS;
    return rgb.subarray(start, start + width * CHANNELS);
  });
  return { width, height, rgb: Buffer.concat(rows) };
}

/** Marks in white on black where two pictures differ. */
export function markDifferences(before: Picture, after: Picture): Picture {
  const rgb = Buffer.alloc(after.rgb.length);
  for (const pixel of differingPixels(before, after)) {
    rgb.fill(255, pixel * CHANNELS, (pixel + 1) * CHANNELS);
  }
  return { ...after, rgb };
}

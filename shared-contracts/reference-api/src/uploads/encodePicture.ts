import sharp from 'sharp';

/** More pixels than any phone's everyday camera, few enough to hold one picture in memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 20_000;
const SIZES = { small: 320, medium: 800 };
/** Pictures taller than this many times their width are made smaller as a whole. */
const MAX_HEIGHTS = 3;
const QUALITY = 78;
/** Checked before anything is decoded; a file that ends early is refused, a sloppy camera is not. */
const INPUT = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

// No picture comes twice; what sharp would keep of the last ones is only memory.
sharp.cache(false);
// Each thread holds rows and memory pools of its own, and pictures are made one at a time anyway.
sharp.concurrency(1);

export interface EncodedPicture {
  small: Buffer;
  medium: Buffer;
}

/** `too-large`: more pixels than are decoded. `unreadable`: cut off, or not what it begins as. */
type PictureFault = 'too-large' | 'unreadable';

/**
 * Makes a picture anew in the two sizes of the contract, never enlarged, upright, and without
 * anything but its pixels: no place, camera, thumbnail or comment outlives this.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | PictureFault> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, {
      ...INPUT,
      limitInputPixels: false,
    }).metadata();
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return 'too-large';
    const { data, info } = await sharp(bytes, INPUT)
      .autoOrient()
      .resize(boxOf(SIZES.medium))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const medium = await sharp(data, pixels).webp({ quality: QUALITY }).toBuffer();
    const small = await sharp(data, pixels)
      .resize(boxOf(SIZES.small))
      .webp({ quality: QUALITY })
      .toBuffer();
    return { small, medium };
  } catch {
    return 'unreadable';
  }
}

const boxOf = (width: number) => ({
  width,
  height: width * MAX_HEIGHTS,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/** Makes a work wait for its turn: however many ask, one is done at once. */
export function oneAtATime<Given, Made>(
  work: (given: Given) => Promise<Made>,
): (given: Given) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const mine = last.then(() => work(given));
    last = mine.catch(() => undefined);
    return mine;
  };
}

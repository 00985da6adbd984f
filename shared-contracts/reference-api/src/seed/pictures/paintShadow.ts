import sharp from 'sharp';

/** Shadows are blurred at an eighth of the size: no eye can tell, and it takes a sixtieth. */
const SCALE = 8;
const STRENGTH = 0.3;
const INK = { red: 28, green: 42, blue: 51 };

/** A soft shadow of a square RGBA drawing, a little below it, of the same size. */
export async function paintShadow(drawing: Buffer, size: number): Promise<Buffer> {
  const small = Math.ceil(size / SCALE);
  const drop = Math.max(1, Math.round(small * 0.028));
  const silhouette = await sharp(drawing, { raw: { width: size, height: size, channels: 4 } })
    .resize(small, small)
    .raw()
    .toBuffer();
  const blurred = await sharp(silhouette, { raw: { width: small, height: small, channels: 4 } })
    .blur(Math.max(0.6, small / 26))
    .raw()
    .toBuffer();
  const shadow = Buffer.alloc(small * small * 4);
  for (let pixel = 0; pixel < small * small; pixel += 1) {
    const above = pixel - drop * small;
    const alpha = above >= 0 ? (blurred[above * 4 + 3] ?? 0) : 0;
    shadow[pixel * 4] = INK.red;
    shadow[pixel * 4 + 1] = INK.green;
    shadow[pixel * 4 + 2] = INK.blue;
    shadow[pixel * 4 + 3] = Math.round(alpha * STRENGTH);
  }
  return sharp(shadow, { raw: { width: small, height: small, channels: 4 } })
    .resize(size, size)
    .raw()
    .toBuffer();
}

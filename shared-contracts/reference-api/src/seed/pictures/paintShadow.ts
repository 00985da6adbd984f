import sharp from 'sharp';

/** Side of a shadow in pixels. It is blurred, so that nothing is lost by stretching it later. */
const SIDE = 80;
const RADIUS = 3;
const STRENGTH = 0.32;
const INK = [28, 42, 51] as const;
const CHANNELS = 4;

/** One pass of a box blur along rows; twice, with the square turned between, blurs both ways. */
function blurAndTurn(square: Float32Array): Float32Array {
  const turned = new Float32Array(square.length);
  for (let y = 0; y < SIDE; y += 1) {
    let sum = 0;
    for (let x = -RADIUS; x < SIDE; x += 1) {
      if (x + RADIUS < SIDE) sum += square[y * SIDE + x + RADIUS] ?? 0;
      if (x - RADIUS > 0) sum -= square[y * SIDE + x - RADIUS - 1] ?? 0;
      if (x >= 0) turned[x * SIDE + y] = sum / (RADIUS * 2 + 1);
    }
  }
  return turned;
}

/** A soft shadow of an SVG, as a data URI of a small square PNG to lay under it. */
export async function paintShadow(svgOfSide: (side: number) => string): Promise<string> {
  const pixels = await sharp(Buffer.from(svgOfSide(SIDE)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const silhouette = Float32Array.from(
    { length: SIDE * SIDE },
    (_, i) => pixels[i * CHANNELS + 3] ?? 0,
  );
  const bothWays = blurAndTurn(blurAndTurn(silhouette));
  const alpha = blurAndTurn(blurAndTurn(bothWays));
  for (const [i, value] of alpha.entries()) {
    pixels.set(INK, i * CHANNELS);
    pixels[i * CHANNELS + 3] = Math.round(value * STRENGTH);
  }
  const png = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: CHANNELS } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

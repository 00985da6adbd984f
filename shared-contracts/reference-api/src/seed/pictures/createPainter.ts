import sharp from 'sharp';
import { findDrawing } from './findDrawing';
import { paintShadow } from './paintShadow';
import type { Layer } from './parseComposition';
import { readIcons } from './readIcons';

interface Raster {
  data: Buffer;
  size: number;
}

export interface Canvas {
  /** SVG of the same size as the canvas. */
  backdrop: string;
  width: number;
  height: number;
  layers: Layer[];
}

/** Room round a drawing for its shadow, as a share of its size. */
const MARGIN = 0.09;

async function paintDrawing(
  { drawing, angle }: Layer,
  size: number,
  icons: ReadonlyMap<string, string>,
): Promise<Raster> {
  const { body, box, hue } = findDrawing(drawing, icons);
  const edge = box * MARGIN;
  const side = box + edge * 2;
  const full = Math.round(size * (1 + MARGIN * 2));
  const raw = { width: full, height: full, channels: 4 as const };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}" width="${full}" height="${full}"><g transform="rotate(${angle} ${box / 2} ${box / 2})">${body}</g></svg>`;
  const drawn = sharp(Buffer.from(svg));
  const data = await (hue ? drawn.modulate({ hue }) : drawn).ensureAlpha().raw().toBuffer();
  const shadow = await paintShadow(data, full);
  const lifted = await sharp(shadow, { raw }).composite([{ input: data, raw }]).raw().toBuffer();
  return { data: lifted, size: full };
}

/** What of a raster lies on the canvas; the compositor refuses one that sticks out. */
async function overlayOf({ data, size }: Raster, layer: Layer, { width, height }: Canvas) {
  const x = Math.round(layer.x * height - size / 2);
  const y = Math.round(layer.y * height - size / 2);
  const seen = {
    width: Math.min(width, x + size) - Math.max(0, x),
    height: Math.min(height, y + size) - Math.max(0, y),
  };
  const isWhole = seen.width === size && seen.height === size;
  const input = isWhole
    ? data
    : await sharp(data, { raw: { width: size, height: size, channels: 4 } })
        .extract({ left: Math.max(0, -x), top: Math.max(0, -y), ...seen })
        .raw()
        .toBuffer();
  return {
    input,
    raw: { ...seen, channels: 4 as const },
    left: Math.max(0, x),
    top: Math.max(0, y),
  };
}

export interface Painter {
  /** Raw RGB pixels of the canvas. */
  paint(canvas: Canvas): Promise<Buffer>;
}

/** Paints compositions; drawings and backdrops that come again are painted once. */
export async function createPainter(drawings: Iterable<string>): Promise<Painter> {
  const icons = await readIcons(new Set([...drawings].map((name) => name.split('^')[0] ?? '')));
  const rasters = new Map<string, Promise<Raster>>();
  const backdrops = new Map<string, Promise<Buffer>>();

  const rasterOf = (layer: Layer, size: number) => {
    const key = `${layer.drawing} ${size} ${layer.angle}`;
    const known = rasters.get(key) ?? paintDrawing(layer, size, icons);
    rasters.set(key, known);
    return known;
  };
  const backdropOf = (svg: string) => {
    const known = backdrops.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    backdrops.set(svg, known);
    return known;
  };

  return {
    async paint(canvas) {
      const { backdrop, width, height, layers } = canvas;
      const overlays = await Promise.all(
        layers.map(async (layer) =>
          overlayOf(await rasterOf(layer, Math.round(layer.size * height)), layer, canvas),
        ),
      );
      return sharp(await backdropOf(backdrop), { raw: { width, height, channels: 3 } })
        .composite(overlays)
        .removeAlpha()
        .raw()
        .toBuffer();
    },
  };
}

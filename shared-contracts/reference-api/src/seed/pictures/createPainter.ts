import sharp from 'sharp';
import { type Drawing, findDrawing, iconNames } from './findDrawing';
import { paintShadow } from './paintShadow';
import type { Layer } from './parseComposition';
import { readIcons } from './readIcons';

export interface Canvas {
  width: number;
  height: number;
  /** SVG that fills 100 units in height, and as many in width as the canvas's shape asks for. */
  backdrop: string;
  layers: Layer[];
}

export interface Painter {
  /** Raw RGB pixels of the canvas. */
  paint(canvas: Canvas): Promise<Buffer>;
}

/** Room round a drawing for its shadow, as a share of its size. */
const MARGIN = 0.14;
/** Length of a shadow, in hundredths of the canvas's height. */
const DROP = 1.6;
/** Pixels of an icon's side; close to the size it is shown in on the largest square picture. */
const ICON_SIDE = 480;
/** Side in pixels of the icon that a shadow is made from: it needs no more detail than the shadow. */
const OUTLINE_SIDE = 80;

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/**
 * An icon as an image: their many SVG filters take up to 0.2 s each time, so each icon is drawn
 * once. Plain drawings stay vectors, which is both sharper and faster.
 */
async function flattened({ body, box }: Drawing, side: number): Promise<string> {
  const svg = `<svg ${SVG} viewBox="0 0 ${box} ${box}" width="${side}" height="${side}">${body}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer();
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${box}" height="${box}"/>`;
}

interface Shape {
  box: number;
  body: string;
  /** The body in less detail. */
  outline: string;
}

/** A drawing put in place, as SVG; the shadow is a small picture stretched under it. */
async function layerSvg(layer: Layer, { body, outline, box }: Shape): Promise<string> {
  const edge = box * MARGIN;
  const whole = box + edge * 2;
  const turned = (svg: string) =>
    `<g transform="rotate(${layer.angle} ${box / 2} ${box / 2})">${svg}</g>`;
  const shadow = await paintShadow(
    (side) =>
      `<svg ${SVG} viewBox="${-edge} ${-edge} ${whole} ${whole}" width="${side}" height="${side}">${turned(outline)}</svg>`,
  );
  const size = layer.size * 100;
  const margin = size * MARGIN;
  const [left, top] = [layer.x * 100 - size / 2, layer.y * 100 - size / 2];
  const shadowSize = size + margin * 2;
  return [
    `<image href="${shadow}" x="${left - margin}" y="${top - margin + DROP}" width="${shadowSize}" height="${shadowSize}"/>`,
    `<g transform="translate(${left} ${top}) scale(${size / box})">${turned(body)}</g>`,
  ].join('');
}

/** Reads the drawings it is told of, and paints canvases with them. */
export async function createPainter(drawings: Iterable<string>): Promise<Painter> {
  const icons = await readIcons(iconNames(drawings));
  const shapes = new Map<string, Promise<Shape>>();

  const shapeOf = async (name: string): Promise<Shape> => {
    const drawing = findDrawing(name, icons);
    const { box, body } = drawing;
    if (!drawing.isIcon) return { box, body, outline: body };
    const image = await flattened(drawing, ICON_SIDE);
    const small = { box, body: image, isIcon: true };
    return { box, body: image, outline: await flattened(small, OUTLINE_SIDE) };
  };
  const knownShape = (name: string) => {
    const shape = shapes.get(name) ?? shapeOf(name);
    shapes.set(name, shape);
    return shape;
  };

  return {
    async paint({ width, height, backdrop, layers }) {
      const drawn = await Promise.all(
        layers.map(async (layer) => layerSvg(layer, await knownShape(layer.drawing))),
      );
      const units = (width / height) * 100;
      const svg = `<svg ${SVG} viewBox="0 0 ${units} 100" width="${width}" height="${height}">${backdrop}${drawn.join('')}</svg>`;
      // Images inside make the text long; the limit it would meet is meant for strangers' SVG.
      return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
    },
  };
}

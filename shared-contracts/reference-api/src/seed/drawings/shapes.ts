/**
 * Fill of a shape: `#colour` is flat, `#light #dark` is lit from the upper left, and
 * `#top|#middle|#bottom` runs downwards.
 */
export type Paint = string;

interface Fill {
  definition: string;
  reference: string;
}

function gradientId(paint: Paint): string {
  return `g${paint.replace(/[^0-9a-z]/gi, '')}${paint.includes('|') ? 'v' : 'r'}`;
}

function stopsOf(colours: string[]): string {
  return colours
    .map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
}

function fillOf(paint: Paint): Fill {
  const id = gradientId(paint);
  if (paint.includes('|')) {
    const stops = stopsOf(paint.split('|'));
    return {
      definition: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`,
      reference: `url(#${id})`,
    };
  }
  if (!paint.includes(' ')) return { definition: '', reference: paint };
  const stops = stopsOf(paint.split(' '));
  return {
    definition: `<radialGradient id="${id}" cx=".34" cy=".28" r=".85">${stops}</radialGradient>`,
    reference: `url(#${id})`,
  };
}

/** A filled path; `extra` takes further attributes. */
export function path(d: string, paint: Paint, extra = ''): string {
  const { definition, reference } = fillOf(paint);
  return `${definition}<path d="${d}" fill="${reference}" ${extra}/>`;
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: Paint,
  extra = '',
): string {
  const { definition, reference } = fillOf(paint);
  return `${definition}<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${reference}" ${extra}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: Paint,
): string {
  const { definition, reference } = fillOf(paint);
  return `${definition}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${reference}"/>`;
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function turned(angle: number, body: string, cx = 50, cy = 50): string {
  return `<g transform="rotate(${angle} ${cx} ${cy})">${body}</g>`;
}

/** Puts a 100 by 100 drawing with its middle at (cx, cy), scaled and then turned. */
export function placed(cx: number, cy: number, scale: number, body: string, angle = 0): string {
  return `<g transform="translate(${cx} ${cy}) rotate(${angle}) scale(${scale}) translate(-50 -50)">${body}</g>`;
}

export function clipped(id: string, shape: string, body: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Points spread evenly over a disc as seeds are in a sunflower, so that no two overlap by chance. */
export function sunflower(count: number, radius: number): { x: number; y: number }[] {
  const goldenAngle = 2.39996;
  return Array.from({ length: count }, (_, i) => {
    const distance = radius * Math.sqrt((i + 0.5) / count);
    return {
      x: Math.round(distance * Math.cos(i * goldenAngle) * 10) / 10,
      y: Math.round(distance * Math.sin(i * goldenAngle) * 10) / 10,
    };
  });
}

/** A thin light that makes a rounded thing look round. */
export function shine(d: string, width = 3, opacity = 0.45): string {
  return stroke(d, '#ffffff', width, `opacity="${opacity}"`);
}

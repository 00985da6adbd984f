import { oval, type Paint, path, shine, stroke } from './shapes';

export const terracotta = '#d98a5a #8a4424';

export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  width: number,
): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

export function kolshi(body: Paint): string {
  return (
    path('M38 16C38 24 36 28 28 34C4 50 8 92 50 96C92 92 96 50 72 34C64 28 62 24 62 16Z', body) +
    oval(50, 15, 19, 6, body) +
    oval(50, 15, 14, 4, '#3c2014', 'opacity=".6"') +
    stroke('M16 54Q50 66 84 54', '#fff2e0', 2, 'stroke-dasharray="2 5" opacity=".8"') +
    shine('M18 64C19 74 24 82 30 87', 3.6, 0.4)
  );
}

export function vase(body: Paint, motif: string): string {
  return (
    path(
      'M36 8H64C62 22 60 26 66 34C82 48 80 78 66 96H34C20 78 18 48 34 34C40 26 38 22 36 8Z',
      body,
    ) +
    stroke('M26 50H74M24 68H76', motif, 2.2, 'opacity=".85"') +
    stroke('M26 62l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8', motif, 2, 'opacity=".85"') +
    shine('M32 44C26 54 26 66 30 78', 3.4, 0.35)
  );
}

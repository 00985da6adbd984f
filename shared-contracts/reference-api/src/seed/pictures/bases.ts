import { box, each, oval, path, stroke, sunflower } from '../drawings/shapes';

const ice = sunflower(34, 40)
  .map(({ x, y }, i) => {
    const [cx, cy, r] = [50 + x, 50 + y * 0.86, 4 + (i % 3) * 1.6];
    return path(
      `M${cx - r} ${cy}l${r * 0.7} ${-r}l${r} ${r * 0.3}l${-r * 0.3} ${r}z`,
      i % 2 ? '#ffffff' : '#e4f3fa',
      'opacity=".75"',
    );
  })
  .join('');

const grain = each(8, (i) =>
  stroke(
    `M6 ${22 + i * 8}C30 ${18 + i * 8} 62 ${27 + i * 8} 94 ${21 + i * 8}`,
    '#8f5c2c',
    0.7,
    'opacity=".35"',
  ),
);

const weave =
  each(9, (i) =>
    stroke(`M${8 + i * 10.5} 14L${8 + i * 10.5} 88`, '#9a6d34', 0.9, 'opacity=".35"'),
  ) + each(8, (i) => stroke(`M4 ${18 + i * 9.4}H96`, '#9a6d34', 0.9, 'opacity=".35"'));

/** Boards, plates and bowls that things lie on, seen from above. */
export const bases: Record<string, string> = {
  'base:ice':
    box(1, 12, 98, 76, 14, '#dfe7ec #a9bcc8') + box(5, 16, 90, 68, 11, '#f4fafd #cfe4ef') + ice,
  'base:board':
    box(2, 14, 96, 72, 12, '#e6b87c #b27d40') + grain + oval(91, 50, 2.6, 2.6, '#7d5024'),
  'base:tray':
    box(1, 10, 98, 80, 10, '#d9b478 #a87c40') + box(5, 14, 90, 72, 8, '#ecd3a0 #cfa868') + weave,
  'base:leaf':
    path('M2 50C20 12 76 8 98 50C76 92 20 88 2 50Z', '#8fce6c #3f9450') +
    stroke('M4 50H96', '#e2f5c4', 1.6) +
    each(12, (i) =>
      stroke(
        `M${12 + i * 7} 50l-7 ${-18 + Math.abs(i - 5.5) * 2.2}M${12 + i * 7} 50l-7 ${18 - Math.abs(i - 5.5) * 2.2}`,
        '#e6f7cc',
        0.7,
        'opacity=".55"',
      ),
    ),
  'base:cloth':
    box(2, 12, 96, 76, 6, '#d9564c #b03038') +
    each(
      9,
      (i) =>
        stroke(`M${6 + i * 11} 12V88`, '#ffe6bc', i % 2 ? 0.8 : 2.4, 'opacity=".5"') +
        stroke(`M2 ${16 + i * 8.6}H98`, '#ffe6bc', i % 2 ? 0.8 : 2.4, 'opacity=".5"'),
    ),
};

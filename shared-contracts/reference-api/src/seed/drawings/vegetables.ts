import { leaf } from './greens';
import { each, oval, type Paint, path, placed, shine, stroke, sunflower, turned } from './shapes';
import { gourd, greenCap, root, slender, tops } from './vegetableParts';

const bottle =
  'M44 14C47 10 53 10 56 14C57 28 58 36 64 46C76 64 70 94 50 95C30 94 24 64 36 46C42 36 43 28 44 14Z';

function cluster(
  count: number,
  radius: number,
  size: number,
  paint: Paint,
  cx = 50,
  cy = 50,
): string {
  return sunflower(count, radius)
    .sort((a, b) => b.x * b.x + b.y * b.y - a.x * a.x - a.y * a.y)
    .map(({ x, y }) => oval(cx + x, cy + y * 0.82, size, size, paint))
    .join('');
}

function cauliflower(paint: Paint): string {
  const leaves = [-78, 78, -50, 50, -22, 22, 0].map((angle) =>
    turned(angle, placed(50, 22, 0.62, leaf('round', '#a6d97a #4b9a45', '#eaf8d8')), 50, 62),
  );
  const front = [-64, 64, -32, 32].map((angle) =>
    turned(angle, placed(50, 90, 0.44, leaf('round', '#b6e08a #5aa84c', '#f0fae0'), 180), 50, 62),
  );
  return leaves.join('') + cluster(26, 29, 9.4, paint, 50, 54) + front.join('');
}

function cabbage(light: string, dark: string, vein: string): string {
  const outer = [-60, 60, 180].map((angle) =>
    turned(angle, oval(50, 32, 32, 25, `${light} ${dark}`), 50, 54),
  );
  return (
    outer.join('') +
    oval(50, 54, 34, 33, `${light} ${dark}`) +
    stroke(
      'M50 86C50 66 48 50 40 34M50 72C42 66 34 62 24 60M49 60C56 54 62 50 70 48M48 78C58 72 66 70 76 70',
      vein,
      2.6,
      'opacity=".75"',
    ) +
    path('M30 34C44 22 66 26 76 44C66 36 50 32 30 34Z', `${light} ${dark}`, 'opacity=".85"') +
    stroke('M30 34C46 30 64 34 76 44', vein, 1.6, 'opacity=".8"')
  );
}

const okra =
  path('M40 22C46 18 56 18 60 22C64 46 60 74 50 96C40 74 36 46 40 22Z', '#9ed468 #3f8c3f') +
  stroke(
    'M50 22V88M44 24C43 50 46 70 49 84M56 24C57 50 54 70 51 84',
    '#2f7a36',
    1.2,
    'opacity=".5"',
  ) +
  path('M38 22C42 14 58 14 62 22C56 26 44 26 38 22Z', '#6aa84c #3d7a36') +
  stroke('M50 16V9', '#5a8a3c', 5);

const bitterGourd = gourd(
  slender,
  '#8fcf5c #2f7d3a',
  each(22, (i) =>
    oval(
      42 + (i % 3) * 8 + (Math.floor(i / 3) % 2) * 2,
      22 + Math.floor(i / 3) * 9.4,
      3,
      4,
      '#b4e486 #4f9c48',
      'opacity=".85"',
    ),
  ),
);

const capsicum = (paint: Paint) =>
  [
    [34, 20],
    [66, 20],
    [50, 21],
  ]
    .map(([x = 50, rx = 20]) => oval(x, 60, rx, 34, paint))
    .join('') +
  path('M30 34C36 24 44 30 50 30C56 30 64 24 70 34C60 42 40 42 30 34Z', greenCap) +
  stroke('M50 32C50 22 52 16 58 12', '#4c8a3a', 6) +
  shine('M22 56C22 48 25 42 29 38', 4) +
  shine('M48 52V70', 2.4, 0.25);

/** Vegetables for which the drawing set has none. */
export const vegetables: Record<string, string> = {
  'capsicum:red': capsicum('#ff6a55 #b81e24'),
  'capsicum:yellow': capsicum('#ffe05a #e09a14'),
  'capsicum:green': capsicum('#8fd060 #2c7f3a'),
  cauliflower: cauliflower('#fffdf2 #e6d9b4'),
  'broccoli-head': cauliflower('#7fc25a #2c7a3a'),
  cabbage: cabbage('#d6f0b0', '#7dbb5c', '#f4fde6'),
  'red-cabbage': cabbage('#b47bc0', '#5e2f74', '#ead2f0'),
  lettuce: cabbage('#cdf08c', '#5fae3c', '#f2fcd8'),
  lau: turned(18, gourd(bottle, '#d2eea6 #7ab658', shine('M38 62C37 72 40 80 44 85', 4))),
  korola: turned(30, bitterGourd),
  jhinga: turned(
    34,
    gourd(
      slender,
      '#86b856 #3c7336',
      stroke(
        'M50 14V92M44 16C40 40 40 66 45 90M56 16C60 40 60 66 55 90M39 30C36 50 37 70 41 84M61 30C64 50 63 70 59 84',
        '#2f5f2c',
        1.6,
        'opacity=".7"',
      ),
    ),
  ),
  chichinga: turned(
    34,
    gourd(
      'M46 12C48 9 52 9 54 12C60 40 62 70 55 97C53 99 47 99 45 97C40 70 42 40 46 12Z',
      '#bfe08c #5f9c50',
      stroke('M49 14C46 40 47 70 49 94M53 16C56 40 56 68 52 92', '#f4fbe6', 1.8, 'opacity=".8"'),
    ),
  ),
  dhundul: turned(
    30,
    gourd(
      slender,
      '#98c96c #4a8a48',
      stroke('M46 18C42 44 43 70 47 92M54 18C58 44 57 70 53 92', '#d9f0c0', 1.4, 'opacity=".7"'),
    ),
  ),
  okra: turned(24, okra),
  radish: turned(
    28,
    root(
      'M38 26C44 22 56 22 62 26C70 46 58 76 48 97C42 76 30 46 38 26Z',
      '#ffffff #d9dccb',
      '#b9bda8',
      tops,
    ),
  ),
  'round-brinjal':
    path('M50 26C82 26 90 56 80 74C70 92 30 92 20 74C10 56 18 26 50 26Z', '#a06ad0 #3c1a6a') +
    path(
      'M28 34C36 20 64 20 72 34C66 34 62 44 58 34C56 46 44 46 42 34C38 44 34 34 28 34Z',
      greenCap,
    ) +
    stroke('M50 26C50 16 54 12 58 9', '#4c8a3a', 6) +
    shine('M26 58C26 50 30 45 34 43', 4.4),
  'white-brinjal':
    path('M50 24C74 24 78 54 72 74C66 94 34 94 28 74C22 54 26 24 50 24Z', '#ffffff #cfe0b4') +
    path(
      'M32 32C38 18 62 18 68 32C62 32 60 42 56 32C54 44 46 44 44 32C40 42 38 32 32 32Z',
      greenCap,
    ) +
    stroke('M50 24C50 14 54 10 58 7', '#4c8a3a', 6),
  shim: [-30, 4, 36]
    .map((a, i) =>
      placed(
        36 + i * 14,
        50,
        0.8,
        path('M50 4C68 22 66 76 46 97C34 74 34 28 50 4Z', '#b4dc7c #5a9a48') +
          each(4, (n) => oval(48, 28 + n * 15, 6, 5, '#8cc460', 'opacity=".7"')) +
          stroke('M50 6V0', '#5a8a3c', 4),
        a,
      ),
    )
    .join(''),
  mocha: turned(
    28,
    path('M50 4C82 28 80 70 50 97C20 70 18 28 50 4Z', '#b85a74 #5a1f38') +
      path('M50 97C66 74 66 34 50 4C60 34 58 70 50 97Z', '#d98a9c', 'opacity=".7"') +
      path('M50 97C30 84 22 60 26 40C30 66 40 86 50 97Z', '#e8b0b0', 'opacity=".6"'),
  ),
  'green-banana': [-34, -14, 6, 26]
    .map((a, i) =>
      turned(
        a,
        path(
          'M54 12C62 12 62 18 60 22C76 48 72 78 50 96C46 96 44 92 46 88C58 70 58 44 50 24C48 18 50 13 54 12Z',
          '#b2dd70 #5a9a3c',
        ) + stroke('M62 30C68 52 64 72 54 86', '#4c8a36', 1.2, 'opacity=".5"'),
        54,
        12 + i,
      ),
    )
    .join(''),
  'ripe-banana': [-34, -14, 6, 26]
    .map((a, i) =>
      turned(
        a,
        path(
          'M54 12C62 12 62 18 60 22C76 48 72 78 50 96C46 96 44 92 46 88C58 70 58 44 50 24C48 18 50 13 54 12Z',
          '#ffe46a #e2a81c',
        ) +
          stroke('M62 30C68 52 64 72 54 86', '#b9851a', 1.2, 'opacity=".5"') +
          oval(48, 93, 3, 2.4, '#6a5230'),
        54,
        12 + i,
      ),
    )
    .join(''),
  mushrooms: [
    [34, 56, 0.62],
    [68, 50, 0.7],
    [50, 74, 0.5],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      placed(
        x,
        y,
        s,
        path('M40 52C40 70 36 84 38 92C42 97 58 97 62 92C64 84 60 70 60 52Z', '#fffaf0 #dccfb8') +
          path('M6 54C6 24 30 10 50 10C70 10 94 24 94 54C80 62 20 62 6 54Z', '#fdf6e8 #d2bd9a') +
          stroke('M14 55Q50 64 86 55', '#b89f78', 2, 'opacity=".6"'),
      ),
    )
    .join(''),
  'oyster-mushrooms': [
    [30, 40, -28],
    [66, 36, 24],
    [48, 58, -4],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      placed(
        x,
        y,
        0.66,
        path('M44 58C46 74 44 88 48 97H56C58 84 58 72 60 58Z', '#fffaf0 #e0d6c2') +
          path('M6 42C10 14 38 8 56 10C82 12 98 32 90 54C70 66 22 66 6 42Z', '#f6efe4 #bfae98') +
          stroke('M50 62V20M40 62L24 30M60 62L78 30', '#cfc0aa', 1.8, 'opacity=".6"'),
        a,
      ),
    )
    .join(''),
};

import { ball, freckles, glint, half, handful, plum } from './fruitParts';
import { each, oval, type Paint, path, placed, shine, stroke, sunflower, turned } from './shapes';

const litchi =
  oval(50, 50, 44, 44, '#ff8a8f #b3203f') +
  sunflower(44, 41)
    .map(({ x, y }) => oval(50 + x, 50 + y, 4.4, 4.4, '#e0485e #9a1834', 'opacity=".6"'))
    .join('') +
  path('M42 10C46 4 54 4 58 10L50 16Z', '#7a5a34');

const jackfruitSkin = sunflower(90, 1)
  .map(({ x, y }) =>
    path(
      `M${50 + x * 33 - 2.8} ${56 + y * 39}l2.8 -3.4l2.8 3.4l-2.8 2.6z`,
      '#e2ec8c #7a9430',
      'opacity=".85"',
    ),
  )
  .join('');

const jackfruit =
  stroke('M50 16V4', '#7a5a34', 8) + oval(50, 56, 35, 41, '#c3cf5a #6a8430') + jackfruitSkin;

const pineappleLeaves = [-44, 44, -22, 22, 0]
  .map((a) =>
    turned(a, path('M50 40C40 24 44 10 50 0C56 10 60 24 50 40Z', '#8fd062 #2f7d3a'), 50, 38),
  )
  .join('');

const dragonScales = [
  [-60, 26, 52],
  [60, 74, 52],
  [-30, 32, 74],
  [30, 68, 74],
  [-36, 34, 34],
  [36, 66, 34],
  [0, 50, 60],
]
  .map(([a = 0, x = 0, y = 0]) =>
    placed(x, y, 0.26, path('M50 0C80 30 78 70 50 100C22 70 20 30 50 0Z', '#c6e07a #5a9a3c'), a),
  )
  .join('');

const papaya = (skin: Paint) =>
  turned(
    26,
    path('M50 6C64 8 84 40 78 66C74 88 62 96 50 96C38 96 26 88 22 66C16 40 36 8 50 6Z', skin) +
      stroke('M50 8V2', '#6a8a3a', 5) +
      shine('M30 56C31 44 35 34 40 27', 4),
  );

const papayaHalf = turned(
  26,
  path(
    'M50 6C64 8 84 40 78 66C74 88 62 96 50 96C38 96 26 88 22 66C16 40 36 8 50 6Z',
    '#f2b04a #d9822c',
  ) +
    path(
      'M50 12C61 14 78 42 73 65C69 84 60 91 50 91C40 91 31 84 27 65C22 42 39 14 50 12Z',
      '#ffb070 #f2703c',
    ) +
    path('M50 32C58 38 62 54 58 66C56 76 44 76 42 66C38 54 42 38 50 32Z', '#e8743c #c9562a') +
    each(12, (i) =>
      oval(46 + (i % 3) * 4, 44 + Math.floor(i / 3) * 8, 2.2, 2.6, '#3f3a38 #14100e'),
    ),
);

const coconutGreen =
  path(
    'M50 20C80 20 92 42 88 62C84 84 66 94 50 94C34 94 16 84 12 62C8 42 20 20 50 20Z',
    '#a6d65c #3f8a34',
  ) +
  path('M32 24C40 14 60 14 68 24C60 30 40 30 32 24Z', '#d9c08a #9a7a44') +
  stroke('M50 30C46 50 46 70 50 92', '#dff2b0', 1.8, 'opacity=".6"') +
  shine('M24 58C24 48 28 40 34 36', 4.6);

const boroi = plum('#d9e08a #8a9a34', 42);

/** Fruits for which the drawing set has none, whole and cut. */
export const fruits: Record<string, string> = {
  jackfruit: turned(10, jackfruit),
  'jackfruit-pods': [
    [32, 34, -30],
    [66, 32, 24],
    [50, 56, 0],
    [26, 72, -60],
    [74, 72, 60],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      placed(
        x,
        y,
        0.4,
        path('M50 4C86 20 92 76 50 96C8 76 14 20 50 4Z', '#ffe07a #e8a01c') +
          path('M38 8C44 18 56 18 62 8C58 4 42 4 38 8Z', '#fff3c0') +
          shine('M30 54C32 42 36 34 42 28', 6),
        a,
      ),
    )
    .join(''),
  litchi: handful(litchi, 0.36),
  boroi: handful(boroi, 0.34),
  guava: ball('#d2ec8c #7ab548', 37),
  'guava-half': half(
    '#c9e27c #7ab548',
    '#fff6e6 #f2e0c0',
    oval(50, 52, 19, 19, '#f6e8c8 #e6d2a4') +
      sunflower(18, 17)
        .map(({ x, y }) => oval(50 + x, 52 + y, 1.8, 1.8, '#c9a868'))
        .join(''),
  ),
  'pink-guava-half': half(
    '#c9e27c #7ab548',
    '#ffc2b8 #f28a88',
    oval(50, 52, 19, 19, '#f59a96 #e27078') +
      sunflower(18, 17)
        .map(({ x, y }) => oval(50 + x, 52 + y, 1.8, 1.8, '#fff0d8'))
        .join(''),
  ),
  papaya: papaya('#f2d05a|#f0a83c|#8fb84a'),
  'green-papaya': papaya('#a6d068 #4a8f3c'),
  'papaya-half': papayaHalf,
  pomegranate:
    path('M50 26C84 24 92 52 84 70C76 92 24 92 16 70C8 52 16 24 50 26Z', '#f2606a #a01c34') +
    path('M38 28L36 12L44 18L50 9L56 18L64 12L62 28C54 34 46 34 38 28Z', '#d9444c #8f1a2c') +
    glint,
  'pomegranate-half': half(
    '#e0505c #a01c34',
    '#fff2d0 #f0d8a4',
    sunflower(34, 32)
      .map(({ x, y }) => oval(50 + x, 52 + y, 4, 5, '#ff6a7a #b3142f'))
      .join(''),
  ),
  'dragon-fruit':
    path('M50 12C84 20 88 74 50 96C12 74 16 20 50 12Z', '#ff6aa0 #c21c62') +
    dragonScales +
    [-24, 24, 0]
      .map((a) =>
        turned(a, path('M50 20C44 12 46 4 50 0C54 4 56 12 50 20Z', '#c6e07a #5a9a3c'), 50, 22),
      )
      .join(''),
  'dragon-fruit-half': half(
    '#ff5a98 #c21c62',
    '#ffffff #f4e8ee',
    sunflower(54, 33)
      .map(({ x, y }) => oval(50 + x, 52 + y, 1.3, 1.3, '#2a2028'))
      .join(''),
  ),
  'red-dragon-half': half(
    '#ff5a98 #a8144f',
    '#f0509a #b01464',
    sunflower(54, 33)
      .map(({ x, y }) => oval(50 + x, 52 + y, 1.3, 1.3, '#2a1020'))
      .join(''),
  ),
  bel: ball('#d9cc7a #8f8a34', 38),
  kodbel: ball('#d8c4a4 #97805c', 37, freckles('#6a5638', 40, 1.2)),
  sofeda: ball('#c99a64 #7d5230', 39, freckles('#5a3a20', 34, 0.9)),
  ata: ball(
    '#cfe2a0 #76a058',
    38,
    sunflower(30, 33)
      .map(({ x, y }) => oval(50 + x, 58 + y, 5.4, 5, '#c2dc94 #6f9a54', 'opacity=".75"'))
      .join(''),
  ),
  'green-coconut': coconutGreen,
  'coconut-brown':
    oval(50, 54, 40, 40, '#a8784a #4f3018') +
    each(9, (i) =>
      stroke(
        `M${20 + i * 7} ${30 + ((i * 5) % 12)}q4 ${18 + (i % 3) * 6} ${i % 2 ? 3 : -2} 34`,
        '#d0a878',
        1.3,
        'opacity=".5"',
      ),
    ) +
    [
      [44, 30],
      [56, 30],
      [50, 40],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3, 3.4, '#2c180a'))
      .join(''),
  kamranga: turned(
    30,
    path(
      'M50 4C62 14 86 24 80 54C76 80 62 88 50 97C38 88 24 80 20 54C14 24 38 14 50 4Z',
      '#f2ec6a #a8b42c',
    ) +
      stroke(
        'M50 8V94M38 16C28 40 30 70 44 90M62 16C72 40 70 70 56 90',
        '#7f9420',
        2.6,
        'opacity=".55"',
      ) +
      shine('M27 52C27 40 31 32 36 28', 3.4),
  ),
  tamarind: [-30, 0, 32]
    .map((a, i) =>
      placed(
        34 + i * 16,
        52,
        0.82,
        path(
          'M44 6C54 4 60 14 56 26C64 34 60 44 56 50C64 60 60 70 54 76C58 86 50 98 42 94C34 88 40 78 42 72C36 62 38 54 42 48C36 38 38 28 42 24C38 16 38 8 44 6Z',
          '#b8844c #5f3818',
        ),
        a,
      ),
    )
    .join(''),
  'pineapple-whole':
    pineappleLeaves +
    oval(50, 66, 25, 31, '#ffcf5a #d9841c') +
    each(5, (i) =>
      stroke(
        `M${28 + i * 5} ${44 + i * 1}L${54 + i * 5} ${88 - i * 4}M${72 - i * 5} ${44 + i}L${46 - i * 5} ${88 - i * 4}`,
        '#a85f12',
        1.4,
        'opacity=".55"',
      ),
    ) +
    shine('M30 62C31 54 34 48 38 44', 3),
};

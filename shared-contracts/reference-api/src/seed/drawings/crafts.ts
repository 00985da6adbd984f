import { kolshi, ring, terracotta, vase } from './craftParts';
import {
  box,
  each,
  oval,
  type Paint,
  path,
  placed,
  shine,
  stroke,
  sunflower,
  turned,
} from './shapes';

const cane = '#e2bd7c #a87a3c';

const cup = (body: Paint) =>
  path('M22 30H78L70 86C69 92 64 95 58 95H42C36 95 31 92 30 86Z', body) +
  oval(50, 30, 28, 9, body) +
  oval(50, 31, 23, 6.4, '#6f4424 #4a2a14') +
  stroke('M28 56Q50 64 72 56', '#fff2e0', 1.8, 'stroke-dasharray="1 5" opacity=".8"') +
  stroke('M42 18C38 12 46 10 42 3M56 18C52 12 60 10 56 3', '#ffffff', 2.6, 'opacity=".7"');

const spoonShape = (head: string, paint: Paint, angle: number) =>
  turned(
    angle,
    path('M47 40H53L55 96C55 99 45 99 45 96Z', paint) +
      path(head, paint) +
      shine('M44 14C41 20 41 26 43 31', 2.4, 0.4),
    50,
    92,
  );

const spoons =
  spoonShape('M50 4C64 4 66 36 53 44H47C34 36 36 4 50 4Z', cane, -20) +
  spoonShape('M38 8H62C64 24 60 38 53 44H47C40 38 36 24 38 8Z', '#c98f54 #7a4c20', 0) +
  spoonShape('M50 4C64 4 66 36 53 44H47C34 36 36 4 50 4Z', '#b9784a #6f3f1c', 20);

const board =
  box(16, 14, 60, 76, 10, '#dca868 #a06c30') +
  path('M40 14V4C40 0 52 0 52 4V14Z', '#c9945a') +
  oval(46, 8, 3, 3, '#6f4820') +
  each(6, (i) =>
    stroke(
      `M${24 + i * 9} 18C${20 + i * 9} 40 ${28 + i * 9} 60 ${24 + i * 9} 86`,
      '#94602a',
      1,
      'opacity=".4"',
    ),
  ) +
  turned(
    24,
    path('M78 20H84V52H74C74 40 76 26 78 20Z', '#e8eef2 #9aa8b2') +
      box(76, 52, 8, 30, 3, '#6f4424'),
    80,
    50,
  );

const mortar =
  path('M18 44H82C82 78 72 92 50 92C28 92 18 78 18 44Z', '#9aa3a8 #555f66') +
  oval(50, 44, 32, 9, '#b4bcc0 #7c868c') +
  oval(50, 44, 26, 6, '#3f484e', 'opacity=".6"') +
  turned(28, box(46, 0, 9, 50, 4.5, '#b0b8bc #666f76'), 50, 44);

const shilpata =
  path('M18 20L74 8L92 78L34 94Z', '#a8afb2 #666e72') +
  sunflower(36, 30)
    .map(({ x, y }) => oval(55 + x * 0.8, 50 + y, 1.4, 1.4, '#4a5256', 'opacity=".5"'))
    .join('') +
  turned(-14, box(16, 52, 72, 17, 8.5, '#8a9296 #434b50'), 52, 60);

const boti =
  box(4, 80, 86, 10, 4, '#b98450 #6f4824') +
  path('M70 80C84 56 74 20 42 8C58 24 62 54 56 80Z', '#eef3f6 #8f9da8') +
  stroke('M70 78C82 56 72 24 46 10', '#ffffff', 1.8, 'opacity=".8"');

const kula =
  path('M8 26C30 14 70 14 92 26L84 78C64 92 36 92 16 78Z', cane) +
  each(
    11,
    (i) =>
      stroke(`M${16 + i * 7} 23L${22 + i * 5.6} 84`, '#8f6430', 1.1, 'opacity=".5"') +
      stroke(
        `M${10 + i * 0.7} ${28 + i * 5.2}Q50 ${36 + i * 5.2} ${90 - i * 0.7} ${28 + i * 5.2}`,
        '#8f6430',
        1.1,
        'opacity=".5"',
      ),
  ) +
  stroke('M8 26C30 14 70 14 92 26L84 78C64 92 36 92 16 78Z', '#8a5a28', 4.4);

const handFan =
  stroke('M50 56L50 97', '#a87a3c', 6) +
  oval(50, 38, 38, 34, '#f2dca0 #c9a050') +
  each(11, (i) =>
    turned(-50 + i * 10, stroke('M50 66V12', '#a87a34', 1.2, 'opacity=".6"'), 50, 66),
  ) +
  ring(50, 38, 38, 34, '#c9403c', 4.4) +
  ring(50, 38, 31, 27, '#3f8a5a', 2);

const mat =
  box(10, 36, 80, 50, 6, cane) +
  each(8, (i) => stroke(`M${16 + i * 8.6} 42l6 9l-6 9l6 9l-6 9`, '#a87a3c', 1.8, 'opacity=".6"')) +
  oval(50, 30, 42, 12, '#d9b06a #a0743a') +
  ring(50, 30, 30, 8, '#8a5e2a', 1.8) +
  ring(50, 30, 18, 4.6, '#8a5e2a', 1.8);

const mobile =
  stroke('M50 4V24M16 26H84', '#a87a3c', 3.4) +
  [
    [20, 0],
    [40, 14],
    [60, 6],
    [80, 18],
  ]
    .map(
      ([x = 0, d = 0], i) =>
        stroke(`M${x} 26V${50 + d}`, '#c9a05a', 1.8) +
        placed(
          x,
          62 + d,
          0.2,
          i % 2
            ? oval(50, 50, 46, 46, '#e86a5a #a82c34')
            : path('M10 50C20 20 70 20 84 48L98 30V70L84 52C70 80 20 80 10 50Z', '#4a9ac4 #235a84'),
        ),
    )
    .join('');

const rickshawPlate =
  oval(50, 52, 46, 44, '#f2c43c #d9902c') +
  oval(50, 52, 40, 38, '#2f8f8a #135a60') +
  each(12, (i) => turned(i * 30, oval(50, 11, 3.4, 3.4, '#e0403c'), 50, 52)) +
  placed(
    50,
    54,
    0.58,
    each(10, (i) =>
      turned(i * 36, oval(50, 20, 13, 24, i % 2 ? '#ffa0b8 #e0456c' : '#ffc4d2 #f07094')),
    ) + oval(50, 50, 14, 14, '#ffe27a #e0a01c'),
  );

const ektara =
  stroke('M38 62L46 6M62 62L54 6', '#b98450', 5) +
  stroke('M50 10V78', '#f4f0e0', 1.4) +
  oval(50, 76, 23, 20, '#d99a5a #7a481f') +
  oval(50, 64, 22, 7, '#f6e6c4 #d9bc84') +
  oval(50, 6, 6, 4, '#8f5c2c');

const boat =
  path('M2 52C20 66 78 66 98 46C94 74 76 84 50 84C26 84 8 76 2 52Z', '#8a5a34 #4f2e14') +
  path('M30 58C32 34 68 32 72 56Z', '#d9b06a #94683a') +
  each(5, (i) =>
    stroke(
      `M${36 + i * 7} ${57 - Math.abs(i - 2)}C${38 + i * 6} 46 ${40 + i * 5} 42 ${42 + i * 4} 41`,
      '#6f4a20',
      1.2,
      'opacity=".6"',
    ),
  ) +
  stroke('M4 54C22 68 78 68 97 49', '#f2c46a', 2.4, 'stroke-dasharray="4 3"');

const hariken =
  stroke('M28 34C20 6 80 6 72 34', '#7a858c', 3) +
  box(34, 20, 32, 10, 3, '#c9403c #7d1c1c') +
  path('M36 30H64C72 44 72 58 64 70H36C28 58 28 44 36 30Z', '#fff4cc #f2c46a', 'opacity=".9"') +
  path('M50 42C58 52 56 62 50 66C44 62 42 52 50 42Z', '#ffb02c #f0641c') +
  box(28, 70, 44, 18, 5, '#d9483c #8a1c1c') +
  box(24, 88, 52, 7, 3, '#a8302c');

const bindi =
  box(16, 8, 68, 84, 6, '#fffaf0 #ead8b8') +
  stroke('M22 15H78V85H22Z', '#c9a05a', 1.6, 'stroke-dasharray="4 3"') +
  each(12, (i) =>
    oval(
      33 + (i % 3) * 17,
      26 + Math.floor(i / 3) * 16,
      5.4,
      5.4,
      i % 2 ? '#c23a48 #7d1424' : '#f0525a #b01e30',
    ),
  );

/** Kitchen tools, toys and things for the wall. */
export const crafts: Record<string, string> = {
  kolshi: kolshi(terracotta),
  vase: vase(terracotta, '#fff0d8'),
  cups:
    placed(32, 48, 0.62, cup(terracotta)) +
    placed(70, 50, 0.62, cup(terracotta)) +
    placed(51, 66, 0.62, cup(terracotta)),
  handi:
    oval(50, 30, 34, 9, terracotta) +
    path('M20 32C2 48 4 90 50 94C96 90 98 48 80 32C66 40 34 40 20 32Z', terracotta) +
    path('M18 24C22 10 78 10 82 24C70 34 30 34 18 24Z', '#e09a6c #9c5430') +
    oval(50, 9, 7, 5, '#9c5430') +
    stroke('M10 60Q50 72 90 60', '#fff2e0', 2, 'stroke-dasharray="2 5" opacity=".8"'),
  bindi,
  spoons,
  board,
  mortar,
  shilpata,
  boti,
  kula,
  'hand-fan': handFan,
  mat,
  mobile,
  'rickshaw-plate': rickshawPlate,
  ektara,
  boat,
  hariken,
};

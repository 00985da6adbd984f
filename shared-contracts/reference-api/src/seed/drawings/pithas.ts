import { clayPlate, five, heap, leafPlate, log, plate, type Spot } from './plate';
import { each, oval, path, shine, stroke, sunflower, turned } from './shapes';

const three: Spot[] = [
  [32, 46, 0.36],
  [68, 46, 0.36],
  [50, 58, 0.4],
];

const bhapa =
  path('M4 64C6 34 26 22 50 22C74 22 94 34 96 64C96 78 4 78 4 64Z', '#ffffff #ded8ca') +
  path('M30 32C36 24 64 24 70 32C68 42 32 42 30 32Z', '#c98a4c #8a5020') +
  sunflower(20, 40)
    .map(({ x, y }) => oval(50 + x, 54 + y * 0.4, 2, 1.4, '#ffffff'))
    .join('');

const chitoi =
  oval(50, 56, 46, 34, '#fffaf0 #d9c9a8') +
  oval(50, 50, 44, 30, '#fffdf6 #efe4cc') +
  sunflower(30, 36)
    .map(({ x, y }) => oval(50 + x, 50 + y * 0.66, 2.4, 1.8, '#c9b48c', 'opacity=".7"'))
    .join('');

const patishapta =
  path('M6 36C10 28 90 28 94 36V62C90 72 10 72 6 62Z', '#fff0c8 #dcb468') +
  stroke('M10 42H90', '#c9964a', 1.8, 'opacity=".5"') +
  each(9, (i) => oval(16 + i * 8.6, 50 + (i % 3) * 5, 3, 2, '#c98a3c', 'opacity=".4"')) +
  oval(94, 49, 5, 16, '#b97a3c #7a4618');

const nakshi =
  each(8, (i) => turned(i * 45, oval(50, 22, 15, 20, '#f2b860 #b9742c'))) +
  oval(50, 50, 28, 28, '#f6c878 #c28436') +
  each(8, (i) =>
    turned(i * 45, stroke('M50 44V14M50 26L44 20M50 26L56 20', '#8f5418', 2, 'opacity=".6"')),
  ) +
  oval(50, 50, 8, 8, '#8f5418', 'opacity=".5"');

const poa =
  oval(50, 54, 46, 36, '#c9803c #7a4014') +
  oval(50, 48, 40, 28, '#dc9a54 #a0602a') +
  shine('M20 44C26 32 38 27 48 26', 5);

const puli =
  path('M4 62C8 24 92 24 96 62C80 74 20 74 4 62Z', '#fff6e0 #dcc594') +
  each(10, (i) => stroke(`M${10 + i * 8.6} ${66 + Math.sin(i / 3) * 3}q3 -8 4.5 0`, '#c2a468', 2));

const singara =
  path('M50 8L94 80C70 92 30 92 6 80Z', '#f2c070 #b9742c') +
  stroke('M50 10C46 40 40 66 30 86M50 10C56 40 62 66 72 86', '#94581c', 1.8, 'opacity=".45"') +
  stroke('M8 80C30 90 70 90 92 80', '#ffe0a8', 3, 'opacity=".8"') +
  shine('M42 34C36 46 30 58 24 68', 4);

const roll =
  path(
    'M10 40C8 30 20 26 28 30L84 50C94 54 96 66 86 72C78 76 72 74 66 72L18 54C12 52 10 46 10 40Z',
    '#f2bc6a #b4702a',
  ) +
  each(6, (i) => stroke(`M${24 + i * 10} ${32 + i * 3.6}l-5 18`, '#94581c', 1.6, 'opacity=".4"')) +
  oval(86, 61, 7, 10, '#e0a050 #8f4c18');

const cutlet =
  path('M6 56C6 26 34 20 52 20C76 20 94 34 94 56C92 78 8 80 6 56Z', '#d9944c #8a4c1c') +
  sunflower(44, 38)
    .map(({ x, y }) => oval(50 + x, 50 + y * 0.64, 2.6, 2, '#f2c27a', 'opacity=".8"'))
    .join('');

const peyaju =
  sunflower(22, 36)
    .map(({ x, y }) => oval(50 + x, 50 + y * 0.82, 12, 10, '#dc9440 #94501a'))
    .join('') +
  each(8, (i) =>
    stroke(`M${22 + i * 8} ${30 + ((i * 17) % 40)}q6 -5 10 1`, '#ffd894', 2.2, 'opacity=".8"'),
  );

const paratha =
  each(3, (i) => oval(50, 62 - i * 9, 46, 26, '#f6dcaa #c9984c')) +
  oval(50, 44, 46, 26, '#fbe8c0 #dcb068') +
  sunflower(16, 38)
    .map(({ x, y }) => oval(50 + x, 44 + y * 0.55, 4, 2.4, '#a8682c', 'opacity=".45"'))
    .join('');

const puri =
  oval(50, 54, 46, 36, '#ffd27a #c98a2c') +
  oval(46, 46, 34, 24, '#ffe0a0 #e0a84a', 'opacity=".8"') +
  shine('M22 46C28 34 38 30 48 29', 5);

const toast =
  path(
    'M10 34C10 20 30 20 40 20H80C92 20 94 34 88 40V80H16V44C12 42 10 38 10 34Z',
    '#e0a860 #a86a2c',
  ) +
  path(
    'M18 36C18 28 32 27 40 27H78C86 27 88 36 82 40V74H22V44C20 42 18 40 18 36Z',
    '#fbe4b8 #e6bd7c',
  );

const gur =
  path('M14 44C14 26 86 26 86 44V70C86 90 14 90 14 70Z', '#c9844a #7a4018') +
  oval(50, 42, 36, 14, '#dca068 #a8642c') +
  shine('M20 56V70', 5, 0.35);

const biscuit =
  oval(50, 56, 46, 36, '#d9a050 #a0682c') +
  oval(50, 51, 45, 34, '#f2cc88 #cf9a4c') +
  each(8, (i) =>
    oval(50 + Math.cos(i * 0.785) * 26, 51 + Math.sin(i * 0.785) * 19, 2.4, 2, '#94602a'),
  );

const papad =
  oval(50, 52, 47, 40, '#fbe6b0 #e0b668') +
  sunflower(40, 42)
    .map(({ x, y }) => oval(50 + x, 52 + y * 0.84, 2.2, 1.8, '#c99848', 'opacity=".55"'))
    .join('');

const bori = path(
  'M20 78C18 50 36 34 50 12C64 34 82 50 80 78C70 90 30 90 20 78Z',
  '#fff4da #d4bd8c',
);

/** Rice cakes and snacks, on a plate. */
export const pithas: Record<string, string> = {
  'plate:bhapa': plate(bhapa, three, clayPlate),
  'plate:chitoi': plate(chitoi, three, clayPlate),
  'plate:patishapta': plate(patishapta, [
    [50, 36, 0.6, -4],
    [48, 50, 0.64, 3],
    [52, 64, 0.66, -3],
  ]),
  'plate:nakshi': plate(
    nakshi,
    [
      [32, 46, 0.46],
      [70, 46, 0.46],
      [50, 60, 0.5],
    ],
    clayPlate,
  ),
  'plate:phul': plate(nakshi.replaceAll('#f2b860 #b9742c', '#ffd894 #dc9c48'), [
    [32, 46, 0.46],
    [70, 46, 0.46],
    [50, 60, 0.5],
  ]),
  'plate:poa': plate(poa, three, leafPlate),
  'plate:puli': plate(puli, [
    [34, 42, 0.42, -10],
    [68, 42, 0.42, 12],
    [50, 58, 0.46],
  ]),
  'plate:singara': plate(singara, [
    [30, 46, 0.44, -10],
    [70, 46, 0.44, 12],
    [50, 56, 0.48],
  ]),
  'plate:samosa': plate(singara.replaceAll('#f2c070 #b9742c', '#f6d28a #c98a3a'), [
    [30, 46, 0.4, -90],
    [70, 46, 0.4, 94],
    [50, 54, 0.46],
  ]),
  'plate:roll': plate(roll, [
    [44, 40, 0.56, -16],
    [56, 54, 0.58, 4],
    [46, 66, 0.56, -20],
  ]),
  'plate:cutlet': plate(cutlet, three),
  'plate:peyaju': plate(peyaju, five, leafPlate),
  'plate:beguni': plate(
    log(
      '#f2c060 #b9782c',
      sunflower(24, 34)
        .map(({ x, y }) => oval(50 + x, 50 + y * 0.5, 4, 3, '#ffdc94', 'opacity=".7"'))
        .join(''),
    ),
    [
      [40, 40, 0.56, -16],
      [60, 50, 0.56, 8],
      [46, 64, 0.56, -10],
    ],
  ),
  'plate:paratha': plate(paratha, [[50, 48, 0.78]]),
  'plate:puri': plate(puri, three, leafPlate),
  'plate:bakarkhani': plate(biscuit, heap, clayPlate),
  'plate:biscuit': plate(biscuit, five),
  'plate:toast': plate(toast, [
    [32, 44, 0.44, -12],
    [66, 44, 0.44, 14],
    [50, 58, 0.46],
  ]),
  'plate:gur': plate(gur, three, leafPlate),
  'plate:bori': plate(bori, [...heap, [24, 66, 0.26], [76, 66, 0.26]], clayPlate),
  'plate:papad': plate(papad, [
    [36, 40, 0.56],
    [64, 46, 0.56],
    [48, 58, 0.58],
  ]),
};

import { oval, type Paint, path, placed, shine, stroke, sunflower } from './shapes';
import { greenCap, root, tops } from './vegetableParts';

function chilli(paint: Paint, angle: number, x: number): string {
  const one =
    path('M44 22C50 18 58 22 58 32C60 56 54 80 36 94C44 76 42 50 40 34C39 28 40 24 44 22Z', paint) +
    shine('M52 32C53 50 50 64 46 74', 2.2) +
    path('M40 26C44 18 54 18 59 27C54 30 46 30 40 26Z', greenCap) +
    stroke('M50 20C50 14 53 10 57 8', '#4c8a3a', 3.4);
  return placed(x, 50, 0.84, one, angle);
}

const redOnion =
  path(
    'M50 14C54 26 84 34 84 60C84 80 68 88 50 88C32 88 16 80 16 60C16 34 46 26 50 14Z',
    '#e58ab0 #7d1f52',
  ) +
  stroke(
    'M50 20C34 36 32 70 48 86M50 20C66 36 68 70 52 86M50 18V86',
    '#f7c3d8',
    1.4,
    'opacity=".6"',
  ) +
  stroke('M44 89l-3 5M50 89v6M56 89l3 5', '#c9a98a', 1.8) +
  shine('M26 54C28 46 33 41 38 38', 3.4);

/** Roots and tubers, and chillies. */
export const roots: Record<string, string> = {
  beet: root(
    'M50 26C78 26 84 48 74 66C66 80 54 84 50 97C46 84 34 80 26 66C16 48 22 26 50 26Z',
    '#d1446e #6d1238',
    '#f29ab8',
    tops.replaceAll('#e2f5cc', '#e2507c'),
  ),
  turnip: root(
    'M50 26C82 26 86 54 72 70C62 80 54 82 50 96C46 82 38 80 28 70C14 54 18 26 50 26Z',
    '#c77bb4|#f3e2ee|#fffaf2',
    '#c9a8bc',
    tops,
  ),
  'taro-root': [
    [34, 40, -20],
    [66, 46, 16],
    [48, 68, 4],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      placed(
        x,
        y,
        0.5,
        path('M50 6C84 14 88 78 50 96C12 78 16 14 50 6Z', '#b08a68 #5e4230') +
          stroke(
            'M24 38Q50 48 76 38M18 54Q50 66 82 54M24 70Q50 80 76 70',
            '#3f2a1c',
            2.4,
            'opacity=".5"',
          ) +
          stroke('M50 8V0', '#8a6a4c', 6),
        a,
      ),
    )
    .join(''),
  'elephant-yam':
    path(
      'M8 52C8 30 34 24 50 26C66 24 92 30 92 52C92 78 70 88 50 88C30 88 8 78 8 52Z',
      '#a98460 #5a3c28',
    ) +
    oval(50, 34, 14, 6, '#e0a8a0 #9c5a58') +
    sunflower(24, 34)
      .map(({ x, y }) => oval(50 + x, 60 + y * 0.6, 2.6, 2, '#3f2a1c', 'opacity=".45"'))
      .join(''),
  'green-chilli':
    chilli('#8fd65a #2f8a34', 22, 34) +
    chilli('#8fd65a #2f8a34', -8, 58) +
    chilli('#7cc84e #26782e', -34, 74),
  'dried-chilli':
    chilli('#d9402c #7d1410', 26, 34) +
    chilli('#c9342a #6d100e', -4, 56) +
    chilli('#d9402c #7d1410', -36, 74),
  'naga-chilli': [
    [34, 44, 12],
    [66, 50, -10],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      placed(
        x,
        y,
        0.72,
        path(
          'M30 26C40 14 62 14 70 28C78 46 66 58 68 72C66 86 56 92 52 98C42 84 34 76 36 62C24 50 24 36 30 26Z',
          '#ff8a4a #c9281c',
        ) +
          path('M34 24C42 14 60 14 68 26C58 30 44 30 34 24Z', greenCap) +
          stroke('M50 18V6', '#4c8a3a', 5) +
          shine('M40 36C36 46 44 52 44 62', 3.4),
        a,
      ),
    )
    .join(''),
  'red-onion': redOnion,
};

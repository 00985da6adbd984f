import { oval, path, shine, stroke, sunflower, turned } from './shapes';
import { gourd, slender } from './vegetableParts';

function pumpkin(light: string, dark: string, line: string): string {
  const lobes = [
    [50, 30],
    [30, 22],
    [70, 22],
    [40, 22],
    [60, 22],
  ];
  return (
    stroke('M50 34C48 24 50 16 58 12', '#6a8a3a', 6) +
    lobes.map(([x = 50, rx = 20]) => oval(x, 60, rx, 30, `${light} ${dark}`)).join('') +
    stroke(
      'M50 31C44 46 44 74 50 90M36 35C24 48 24 72 37 87M64 35C76 48 76 72 63 87',
      line,
      1.6,
      'opacity=".5"',
    ) +
    shine('M27 50C29 44 33 40 37 38', 3.4)
  );
}

const potol = turned(
  40,
  path('M50 6C70 26 72 74 50 94C28 74 30 26 50 6Z', '#a6d676 #4a9448') +
    stroke(
      'M50 10V90M42 18C36 40 36 62 42 82M58 18C64 40 64 62 58 82',
      '#eaf7d2',
      2.2,
      'opacity=".65"',
    ) +
    stroke('M50 7V1', '#5a8a3c', 4),
);

/** Gourds and pumpkins. */
export const gourds: Record<string, string> = {
  'chal-kumra': turned(
    62,
    gourd(
      slender.replaceAll('34', '30'),
      '#c6dcc0 #6f9a78',
      sunflower(30, 26)
        .map(({ x, y }) => oval(50 + x * 0.4, 54 + y * 1.3, 1.2, 1.2, '#f2f8f0', 'opacity=".7"'))
        .join(''),
    ),
  ),
  pumpkin: pumpkin('#ffb45a', '#d96a1c', '#9c4410'),
  'green-pumpkin': pumpkin('#9cc46a', '#3f7a44', '#e2f0c4'),
  potol,
};

import { oval, type Paint, path, placed, shine, stroke } from './shapes';

const plateRim = '#ffffff #cdd6dc';

export const clayPlate = '#d08a5c #8a4a28';

export const leafPlate = '#8fd06a #2f8a48';

export type Spot = [x: number, y: number, size: number, angle?: number];

export const five: Spot[] = [
  [34, 38, 0.3],
  [66, 38, 0.3],
  [22, 54, 0.3],
  [78, 54, 0.3],
  [50, 52, 0.34],
];

export const heap: Spot[] = [
  [30, 54, 0.3],
  [70, 54, 0.3],
  [50, 58, 0.3],
  [40, 40, 0.3],
  [60, 40, 0.3],
  [50, 26, 0.3],
];

export function plate(one: string, spots: Spot[], rim: Paint = plateRim): string {
  const things = spots.map(([x, y, size, angle = 0]) => placed(x, y, size, one, angle)).join('');
  return (
    oval(50, 66, 48, 24, rim) +
    oval(50, 64, 40, 18, '#ffffff', 'opacity=".28"') +
    stroke('M8 72C24 88 76 88 92 72', '#5a3a24', 1.4, 'opacity=".18"') +
    things
  );
}

export const log = (paint: Paint, extra = '') =>
  path('M14 36C22 22 78 22 86 36C96 48 96 60 86 68C74 82 26 82 14 68C4 60 4 48 14 36Z', paint) +
  extra +
  shine('M18 42C26 33 40 31 52 31', 5, 0.45);

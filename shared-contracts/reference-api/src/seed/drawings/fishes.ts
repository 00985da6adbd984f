import { driedFishLooks, fishLooks } from './fishLooks';
import { fish } from './fishShapes';
import { each, oval, path, placed, shine, stroke } from './shapes';

function steak(): string {
  return [
    path(
      'M50 12C78 12 92 34 90 58C88 78 74 90 66 86C58 82 60 68 50 68C40 68 42 82 34 86C26 90 12 78 10 58C8 34 22 12 50 12Z',
      '#6f7b86 #3f4952',
    ),
    path(
      'M50 17C74 17 87 36 85 58C84 74 73 84 68 81C62 77 63 63 50 63C37 63 38 77 32 81C27 84 16 74 15 58C13 36 26 17 50 17Z',
      '#ffe9df #f2b6a0',
    ),
    stroke(
      'M50 24V52M33 36C40 42 44 48 46 54M67 36C60 42 56 48 54 54',
      '#e09a86',
      2,
      'opacity=".7"',
    ),
    oval(50, 44, 6, 6, '#fffdf8 #e8d5c6'),
    oval(50, 44, 2.2, 2.2, '#c4574a'),
    shine('M24 38C30 27 40 22 50 22', 3, 0.5),
  ].join('');
}

function shoal(one: string, count: number): string {
  const spots = [
    [30, 30, -18],
    [66, 24, 8],
    [40, 50, -6],
    [72, 47, 14],
    [28, 68, 10],
    [62, 70, -12],
    [48, 86, 4],
  ];
  return each(count, (i) => {
    const [x = 50, y = 50, angle = 0] = spots[i] ?? [];
    return placed(x, y, 0.5, one, angle);
  });
}

function stackOfDried(one: string): string {
  const rows = [
    [46, 26, -4],
    [54, 42, 3],
    [46, 58, -2],
    [54, 74, 4],
  ];
  return rows.map(([x = 50, y = 50, angle = 0]) => placed(x, y, 0.92, one, angle)).join('');
}

const species = fishLooks.map(([name, look]) => [name, fish(look)] as const);
const dried = driedFishLooks.map(([name, look]) => [name, fish(look)] as const);

/** Fish of river, pond and sea, whole (`fish:rui`), in a shoal (`shoal:mola`), in steaks or dried. */
export const fishes: Record<string, string> = {
  ...Object.fromEntries(species.map(([name, body]) => [`fish:${name}`, body])),
  ...Object.fromEntries(species.map(([name, body]) => [`shoal:${name}`, shoal(body, 7)])),
  ...Object.fromEntries(dried.map(([name, body]) => [`dried:${name}`, stackOfDried(body)])),
  steak: steak(),
  roe:
    path('M12 48C16 22 46 18 62 30C80 24 94 42 88 58C80 84 24 86 12 48Z', '#ffc36b #d9701f') +
    each(40, (i) =>
      oval(
        24 + (i % 10) * 6,
        40 + Math.floor(i / 10) * 8 + (i % 2) * 3,
        1.6,
        1.6,
        '#ffe3ae',
        'opacity=".7"',
      ),
    ),
};

/** One drawing in a picture; places and sizes are shares of the picture's height. */
export interface Layer {
  drawing: string;
  x: number;
  y: number;
  size: number;
  angle: number;
}

type Place = [x: number, y: number, size: number, angle: number];

const alone: Place[] = [[0.5, 0.5, 0.7, 0]];
const couple: Place[] = [
  [0.38, 0.44, 0.48, -10],
  [0.63, 0.58, 0.52, 8],
];
const heap: Place[] = [
  [0.5, 0.33, 0.42, -4],
  [0.33, 0.61, 0.44, -12],
  [0.66, 0.62, 0.46, 10],
];
const heroPlaces: Record<number, Place[]> = { 1: alone, 2: couple, 3: heap };

const heroWithGuest: Place[] = [[0.46, 0.46, 0.6, 0]];
const coupleWithGuest: Place[] = [
  [0.34, 0.42, 0.46, -10],
  [0.61, 0.44, 0.46, 10],
];
const guestPlaces: Record<number, Place[]> = {
  1: [[0.74, 0.74, 0.29, 8]],
  2: [
    [0.25, 0.76, 0.27, -12],
    [0.75, 0.76, 0.27, 10],
  ],
};

function placesOf(copies: number, guests: number): Place[] {
  if (guests === 0) return heroPlaces[copies] ?? alone;
  if (copies === 1) return guests === 2 ? [[0.5, 0.43, 0.56, 0]] : heroWithGuest;
  return copies === 2
    ? coupleWithGuest
    : heap.map(([x, y, size, a]) => [x, y - 0.05, size * 0.92, a]);
}

function layersOf(drawing: string, places: Place[]): Layer[] {
  return places.map(([x, y, size, angle]) => ({ drawing, x, y, size, angle }));
}

/**
 * Reads a composition: `tomato`, `tomato*3`, `fish:rui+lemon+green-chilli`, with a base before a
 * slash: `board/carrot*2`, `ice/fish:hilsa`.
 */
export function parseComposition(composition: string): Layer[] {
  const [head = '', ...rest] = composition.split('/');
  const base = rest.length > 0 ? head : undefined;
  const [hero = '', ...guests] = (rest[0] ?? head).split('+');
  const [drawing = '', copies = '1'] = hero.split('*');
  const places: Place[] =
    drawing.startsWith('fish:') && copies === '1'
      ? [[0.5, guests.length > 0 ? 0.44 : 0.49, 0.82, -10]]
      : placesOf(Number(copies), guests.length);
  const layers = [
    ...layersOf(drawing, places),
    ...guests.flatMap((guest, i) =>
      layersOf(guest, (guestPlaces[guests.length] ?? []).slice(i, i + 1)),
    ),
  ];
  if (!base) return layers;
  const lying = layers.map((layer) => ({ ...layer, y: layer.y - 0.01, size: layer.size * 0.9 }));
  return [{ drawing: `base:${base}`, x: 0.5, y: 0.52, size: 0.92, angle: 0 }, ...lying];
}

const scene: Place[] = [
  [1.12, 0.46, 0.42, -8],
  [1.76, 0.42, 0.42, 8],
  [1.44, 0.46, 0.64, 0],
  [1.2, 0.77, 0.34, -6],
  [1.68, 0.77, 0.36, 6],
];

/** A slide's composition: five drawings, the third the largest, on the right half of a 2:1 canvas. */
export function parseScene(composition: string): Layer[] {
  const drawings = composition.split('+');
  return drawings.flatMap((drawing, i) => layersOf(drawing, scene.slice(i, i + 1)));
}

const row: Place[] = [
  [0.4, 0.6, 0.52, -8],
  [0.94, 0.44, 0.58, 7],
  [1.46, 0.58, 0.62, -5],
  [2, 0.48, 0.72, 3],
  [2.54, 0.58, 0.62, 5],
  [3.06, 0.44, 0.58, -7],
  [3.6, 0.6, 0.52, 8],
];

/** A banner's composition: seven drawings side by side on a 4:1 canvas, the largest in the middle. */
export function parseBanner(composition: string): Layer[] {
  const drawings = composition.split('+');
  return drawings.flatMap((drawing, i) => layersOf(drawing, row.slice(i, i + 1)));
}

/** The name a picture's files begin with. */
export function compositionKey(composition: string): string {
  return composition
    .toLowerCase()
    .replace(/\*(\d)/g, '-x$1')
    .replace(/[^a-z0-9]+/g, '-');
}

import { each, oval, type Paint, path, placed, shine, stroke, turned } from './shapes';

const leafShapes = {
  round: 'M50 92C18 84 16 38 50 22C84 38 82 84 50 92Z',
  long: 'M50 96C34 78 34 34 50 6C66 34 66 78 50 96Z',
  heart: 'M50 10C70 30 92 54 78 76C70 88 56 86 50 80C44 86 30 88 22 76C8 54 30 30 50 10Z',
  lobed:
    'M50 96C44 84 26 88 30 74C12 74 18 56 28 54C16 40 32 30 40 36C40 20 46 12 50 8C54 12 60 20 60 36C68 30 84 40 72 54C82 56 88 74 70 74C74 88 56 84 50 96Z',
};

type LeafShape = keyof typeof leafShapes;

/** One leaf, its tip up, in a 100 by 100 box. */
export function leaf(shape: LeafShape, paint: Paint, vein: string): string {
  return (
    path(leafShapes[shape], paint) +
    stroke('M50 90V24M50 70L36 56M50 70L64 56M50 50L38 38M50 50L62 38', vein, 2.2, 'opacity=".45"')
  );
}

interface BunchLook {
  shape: LeafShape;
  paint: Paint;
  vein: string;
  stem: string;
  size: number;
  count?: number;
}

/** Stems tied with jute and leaves fanning out, as greens are sold. */
export function bunch({ shape, paint, vein, stem, size, count = 11 }: BunchLook): string {
  const one = leaf(shape, paint, vein);
  const at = (i: number) => {
    const angle = ((i / (count - 1)) * 2 - 1) * 46;
    const reach = 44 + (i % 2 === 0 ? 0 : 12) - Math.abs(angle) * 0.12;
    const radians = (angle * Math.PI) / 180;
    return { angle, x: 50 + Math.sin(radians) * reach, y: 76 - Math.cos(radians) * reach };
  };
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => (b % 2) - (a % 2));
  const stems = order
    .map((i) => {
      const { angle, x, y } = at(i);
      return stroke(`M${50 - angle * 0.16} 97Q50 80 ${x} ${y}`, stem, 2.6);
    })
    .join('');
  const leaves = order.map((i) => {
    const { angle, x, y } = at(i);
    return placed(x, y, size, one, angle);
  });
  const tie =
    stroke('M43 80Q50 84 57 80', '#b98a4a', 4.5) + stroke('M43.5 79Q50 82 56.5 79', '#e2bd7c', 1.4);
  return stems + leaves.join('') + tie;
}

interface SticksLook {
  paint: Paint;
  width: number;
  bend: number;
  tip?: string;
  bulb?: Paint;
}

/** Long things tied together: beans, drumsticks, spring onions, sugar cane. */
function sticks({ paint, width, bend, tip, bulb }: SticksLook): string {
  const half = width / 2;
  const one = (i: number) => {
    const x = 50 + (i - 2.5) * (width + 0.6);
    const top = 6 + ((i * 5) % 4) * 2;
    const lean = (i - 2.5) * bend;
    const d = `M${x - half} 92Q${x - half + lean * 0.2} 50 ${x - half + lean} ${top + 4}Q${x + lean} ${top - 3} ${x + half + lean} ${top + 4}Q${x + half + lean * 0.2} 50 ${x + half} 92Q${x} 96 ${x - half} 92Z`;
    return (
      path(d, paint) +
      shine(
        `M${x - half * 0.4} 86Q${x - half * 0.4 + lean * 0.2} 50 ${x - half * 0.3 + lean} ${top + 8}`,
        1,
        0.35,
      ) +
      (tip ? oval(x + lean, top + 3, half * 0.8, 2, tip) : '') +
      (bulb ? oval(x, 90, half + 2.2, 5.5, bulb) : '')
    );
  };
  return turned(
    24,
    each(6, one) +
      stroke('M31 66Q50 72 69 66', '#b98a4a', 4) +
      stroke('M33 65Q50 70 67 65', '#e2bd7c', 1.2),
  );
}

const spinach = {
  shape: 'round',
  paint: '#7ac24f #2f7d33',
  vein: '#d9f2c4',
  stem: '#8fcf63',
  size: 0.36,
} as const;

/** Leafy greens and things sold in bundles. */
export const greens: Record<string, string> = {
  'bunch:palong': bunch(spinach),
  'bunch:lal': bunch({
    ...spinach,
    paint: '#c9406a #7a1440',
    vein: '#ffb3cc',
    stem: '#d9507c',
    size: 0.34,
  }),
  'bunch:pui': bunch({
    shape: 'heart',
    paint: '#6fbf5a #2c7a3c',
    vein: '#d6f0c0',
    stem: '#8a3a5a',
    size: 0.34,
    count: 9,
  }),
  'bunch:kolmi': bunch({
    shape: 'long',
    paint: '#7fc65a #2f8a45',
    vein: '#dff5cc',
    stem: '#a6d67a',
    size: 0.38,
    count: 13,
  }),
  'bunch:data': bunch({
    shape: 'long',
    paint: '#8ac55c #3c7f36',
    vein: '#e2f3c8',
    stem: '#c98aa0',
    size: 0.34,
  }),
  'bunch:lau': bunch({
    shape: 'lobed',
    paint: '#8ccb6a #3d8a45',
    vein: '#e4f6d4',
    stem: '#b3dc8c',
    size: 0.42,
    count: 7,
  }),
  'bunch:mustard':
    bunch({
      shape: 'lobed',
      paint: '#9ad05a #4f9434',
      vein: '#ecf8cc',
      stem: '#c4e08c',
      size: 0.38,
      count: 9,
    }) +
    [
      [30, 16],
      [48, 8],
      [68, 15],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 4, '#ffe15a #e0a91a'))
      .join(''),
  'bunch:coriander': bunch({
    shape: 'lobed',
    paint: '#86cf57 #2f8f3a',
    vein: '#dcf4c0',
    stem: '#8fce62',
    size: 0.24,
    count: 17,
  }),
  'bunch:mint': bunch({
    shape: 'round',
    paint: '#5fc77a #1f7d4f',
    vein: '#cdf3d8',
    stem: '#5c9a58',
    size: 0.24,
    count: 17,
  }),
  'bunch:methi': bunch({
    shape: 'heart',
    paint: '#97cf5e #4a8c30',
    vein: '#e6f5c8',
    stem: '#b0d982',
    size: 0.22,
    count: 15,
  }),
  'bunch:kochu': bunch({
    shape: 'heart',
    paint: '#5fae5c #256b40',
    vein: '#cdebc2',
    stem: '#6f5a80',
    size: 0.5,
    count: 5,
  }),
  betel: [-44, 44, -16, 16]
    .map((angle, i) =>
      placed(
        50 + angle * 0.5,
        i > 1 ? 46 : 56,
        0.66,
        leaf('heart', '#6cc06a #1f7a45', '#d6f2cc'),
        angle,
      ),
    )
    .join(''),
  'banana-leaf': turned(
    38,
    path('M50 98C20 74 22 26 50 4C78 26 80 74 50 98Z', '#8fd06a #2f8a48') +
      stroke('M50 98V6', '#dff2b8', 3) +
      each(9, (i) =>
        stroke(
          `M50 ${20 + i * 8}L${30 + Math.abs(i - 4)} ${13 + i * 8}M50 ${20 + i * 8}L${70 - Math.abs(i - 4)} ${13 + i * 8}`,
          '#e6f5c8',
          0.9,
          'opacity=".6"',
        ),
      ),
  ),
  'sticks:borboti': sticks({ paint: '#9ed267 #4f9440', width: 4.2, bend: 3, tip: '#3f7a34' }),
  'sticks:sojne': sticks({ paint: '#86a860 #4a6c34', width: 5, bend: 1.2, tip: '#6a5a3a' }),
  'sticks:spring-onion': sticks({
    paint: '#4fae55|#8fd06f|#f4f8e4',
    width: 4.6,
    bend: 4.2,
    bulb: '#ffffff #dfe3c8',
  }),
  'sticks:sugarcane': sticks({
    paint: '#8d6a8c|#b3c06a|#8d6a4c',
    width: 7.4,
    bend: 0.6,
    tip: '#f2ecc8',
  }),
  'sticks:lata': sticks({ paint: '#b6cf74 #6c9440', width: 5.4, bend: 2.4, tip: '#e6efc4' }),
  'sticks:asparagus': sticks({ paint: '#7cbf5a #3f8a44', width: 6, bend: 1, tip: '#5a4a7a' }),
};

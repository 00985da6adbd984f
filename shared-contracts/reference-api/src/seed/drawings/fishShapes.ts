import { each, oval, type Paint, path, shine, stroke } from './shapes';

export interface FishLook {
  build: FishBuild;
  /** Half of the body's height, in hundredths of the picture. */
  depth: number;
  skin: Paint;
  fin: Paint;
  tail: keyof typeof tails;
  marks?: 'scales' | 'bars' | 'spots' | 'line';
  mark?: string;
  hasWhiskers?: boolean;
}

const tails = {
  forked: 'M76 50C84 42 90 32 97 25C94 38 91 46 90 50C91 54 94 64 97 77C90 69 84 60 76 52Z',
  fan: 'M75 50C82 40 89 34 95 33C98 44 98 58 95 69C89 68 82 62 75 53Z',
  crescent: 'M80 50C87 42 89 28 96 14C95 30 92 42 89 50C92 58 95 72 96 86C89 74 87 60 80 51Z',
  none: '',
  pointed: 'M72 49C82 44 92 46 98 51C92 55 82 58 72 53Z',
};

/** The outline of each build, for half a body's height. */
const bodies = {
  carp: (h: number) =>
    `M5 52C12 ${50 - h * 0.75} 28 ${49 - h} 44 ${50 - h}C58 ${51 - h} 68 ${50 - h * 0.35} 79 47L79 54C70 ${50 + h * 0.45} 58 ${49 + h} 42 ${50 + h}C26 ${51 + h} 13 ${50 + h * 0.7} 5 52Z`,
  // A flat, broad head and a body that runs out towards the tail.
  catfish: (h: number) =>
    `M3 51C5 ${50 - h * 0.7} 16 ${50 - h * 0.9} 26 ${50 - h}C46 ${51 - h} 66 ${50 - h * 0.3} 83 48L83 52C66 ${50 + h * 0.45} 48 ${50 + h * 0.7} 32 ${50 + h * 1.25}C18 ${51 + h * 1.2} 5 ${50 + h * 0.5} 3 51Z`,
  // As thick behind as in front.
  long: (h: number) =>
    `M2 51C7 ${50 - h * 0.7} 18 ${50 - h} 32 ${50 - h}C54 ${50 - h} 70 ${50 - h * 0.8} 84 ${50 - h * 0.4}L84 ${50 + h * 0.45}C70 ${50 + h * 0.85} 54 ${50 + h} 32 ${50 + h}C18 ${50 + h} 7 ${50 + h * 0.6} 2 51Z`,
  // Bent like a ribbon in water.
  eel: (h: number) =>
    `M1 46C10 ${44 - h} 22 ${46 - h} 34 ${52 - h}C48 ${60 - h} 60 ${62 - h} 72 ${54 - h}C84 ${46 - h} 92 44 99 47C92 48 86 52 76 ${58 + h * 0.5}C62 ${68 + h * 0.5} 48 ${66 + h * 0.6} 34 ${56 + h}C22 ${50 + h} 8 ${48 + h} 1 46Z`,
  // A hump behind a small head, and a belly that runs straight to the tip.
  knife: (h: number) =>
    `M3 50C8 ${52 - h * 0.5} 14 ${54 - h * 0.9} 24 ${50 - h * 1.25}C40 ${46 - h * 1.3} 60 ${50 - h * 0.3} 98 55C72 ${56 + h * 0.5} 44 ${54 + h} 24 ${50 + h * 0.75}C14 ${50 + h * 0.5} 7 55 3 50Z`,
  // As high as it is long.
  disc: (h: number) =>
    `M9 53C14 ${50 - h * 0.7} 30 ${48 - h} 46 ${48 - h}C62 ${50 - h} 72 ${50 - h * 0.5} 80 47L80 54C72 ${52 + h * 0.5} 62 ${50 + h} 46 ${52 + h}C30 ${52 + h} 14 ${50 + h * 0.7} 9 53Z`,
  // A spindle with a sharp snout.
  torpedo: (h: number) =>
    `M0 51C14 ${50 - h * 0.55} 30 ${50 - h} 46 ${50 - h}C62 ${50 - h} 74 ${50 - h * 0.3} 84 49L84 51.5C74 ${50 + h * 0.35} 62 ${50 + h} 46 ${50 + h}C30 ${50 + h} 14 ${50 + h * 0.6} 0 51Z`,
  // A steep brow, a straight belly.
  perch: (h: number) =>
    `M6 55C9 ${50 - h * 0.35} 18 ${50 - h * 1.05} 36 ${49 - h}C54 ${50 - h} 68 ${50 - h * 0.4} 80 46L80 55C68 ${50 + h * 0.5} 54 ${50 + h * 0.8} 38 ${50 + h * 0.85}C22 ${50 + h * 0.85} 11 ${52 + h * 0.5} 6 55Z`,
} as const;
type FishBuild = keyof typeof bodies;

export const isFishBuild = (name: string): name is FishBuild => name in bodies;

function scales(h: number, colour: string): string {
  return each(8, (column) => {
    const x = 29 + column * 5.4;
    const reach = h * (0.82 - Math.max(0, column - 3) * 0.11);
    const rows = Math.max(1, Math.floor((reach * 2) / 6));
    return each(rows, (row) => {
      const y = 50 - reach + 3 + row * 6 + (column % 2) * 2.5;
      return stroke(`M${x} ${y - 2.6}q3.4 2.6 0 5.2`, colour, 0.9, 'opacity=".5"');
    });
  });
}

function marksOf(look: FishLook): string {
  const colour = look.mark ?? '#ffffff';
  const h = look.depth;
  if (look.marks === 'scales') return scales(h, colour);
  if (look.marks === 'line') return stroke('M25 48C42 44 60 47 76 50', colour, 1.4, 'opacity=".6"');
  if (look.marks === 'bars') {
    return each(5, (i) => {
      const reach = h * (0.8 - Math.abs(i - 1.5) * 0.13);
      return stroke(
        `M${31 + i * 9} ${50 - reach}q3 ${reach} 0 ${reach * 1.7}`,
        colour,
        3.2,
        'opacity=".4"',
      );
    });
  }
  if (look.marks === 'spots') {
    return each(11, (i) =>
      oval(
        28 + i * 4.4,
        50 - h * 0.45 + ((i * 7) % 5) * h * 0.17,
        1.7,
        1.5,
        colour,
        'opacity=".55"',
      ),
    );
  }
  return '';
}

/** Fins above and below; those of a build are where its kind has them. */
const fins: Record<FishBuild, (h: number) => string[]> = {
  carp: (h) => [
    `M36 ${53 - h}C40 ${42 - h} 46 ${38 - h} 52 ${39 - h}C52 ${44 - h} 57 ${49 - h} 62 ${54 - h}Z`,
    `M54 ${47 + h}C56 ${54 + h} 61 ${58 + h} 66 ${58 + h}C65 ${50 + h} 66 ${50 + h * 0.6} 69 ${51 + h * 0.3}Z`,
    `M31 ${48 + h}C32 ${55 + h} 36 ${59 + h} 41 ${60 + h}C41 ${54 + h} 42 ${50 + h} 44 ${47 + h}Z`,
  ],
  catfish: (h) => [
    `M27 ${52 - h}L33 ${38 - h}L38 ${52 - h}Z`,
    `M62 ${51 - h * 0.4}q8 -6 12 -2l-3 5Z`,
    `M38 ${48 + h}C52 ${60 + h * 0.8} 70 ${58 + h * 0.4} 81 52L76 49L44 50Z`,
  ],
  long: (h) => [
    `M28 ${52 - h}C40 ${42 - h} 66 ${42 - h} 82 ${49 - h * 0.5}L78 52L32 54Z`,
    `M46 ${48 + h}C56 ${57 + h} 72 ${56 + h} 82 ${51 + h * 0.4}L78 48L50 48Z`,
  ],
  eel: (h) => [
    `M36 ${54 - h}C50 ${56 - h} 62 ${58 - h} 72 ${50 - h}C84 ${40 - h} 92 40 99 47L76 56L44 58Z`,
  ],
  knife: (h) => [
    `M44 ${50 - h}l6 -9l5 11Z`,
    `M20 ${49 + h * 0.6}C40 ${60 + h} 72 ${60 + h * 0.5} 98 55L70 52L26 52Z`,
  ],
  disc: (h) => [
    `M46 ${50 - h}C54 ${44 - h} 58 ${30 - h * 0.3} 82 18C76 34 74 40 76 46L60 50Z`,
    `M46 ${50 + h}C54 ${56 + h} 58 ${70 + h * 0.3} 82 84C76 66 74 60 76 54L60 50Z`,
  ],
  torpedo: (h) => [
    `M30 ${53 - h}L33 ${42 - h}L44 ${52 - h}Z`,
    `M52 ${54 - h}C56 ${48 - h} 60 ${40 - h} 66 ${36 - h}C64 ${44 - h} 62 ${50 - h} 62 ${56 - h}Z`,
    `M52 ${46 + h}C56 ${52 + h} 60 ${60 + h} 66 ${64 + h}C64 ${56 + h} 62 ${50 + h} 62 ${44 + h}Z`,
    each(4, (i) => `M${66 + i * 4} ${51 - h * (0.6 - i * 0.12)}l3 -4l1 4Z`),
  ],
  perch: (h) => [
    `M26 ${53 - h}${each(7, (i) => `L${28 + i * 5} ${41 - h + i * 0.6}L${31 + i * 5} ${49 - h + i}`)}C64 ${42 - h} 70 ${46 - h * 0.7} 74 ${50 - h * 0.4}L60 54L30 56Z`,
    `M52 ${48 + h * 0.75}L56 ${58 + h * 0.75}C62 ${58 + h * 0.7} 68 ${56 + h * 0.5} 72 ${51 + h * 0.4}L60 48Z`,
    `M32 ${48 + h * 0.85}L35 ${60 + h * 0.85}L44 ${47 + h * 0.8}Z`,
  ],
};

/** A fish seen from its left side, in a 100 by 100 box. */
export function fish(look: FishLook): string {
  const h = look.depth;
  const whiskers = look.hasWhiskers
    ? stroke(`M8 53C2 58 1 64 4 69M10 55C8 62 9 68 13 72M7 50C1 46 0 40 2 36`, '#4a4038', 1.1)
    : '';
  return [
    whiskers,
    look.tail === 'none' ? '' : path(tails[look.tail], look.fin),
    ...fins[look.build](h).map((fin) => path(fin, look.fin)),
    path(bodies[look.build](h), look.skin),
    marksOf(look),
    shine(
      `M20 ${50 - h * 0.55}C30 ${50 - h * 0.82} 44 ${50 - h * 0.85} 54 ${50 - h * 0.68}`,
      2.4,
      0.35,
    ),
    path(`M27 52C33 51 39 55 40 60C35 62 29 59 27 52Z`, look.fin, 'opacity=".9"'),
    stroke(`M25 ${50 - h * 0.6}C29 46 29 56 24 ${50 + h * 0.66}`, '#20303a', 1.3, 'opacity=".35"'),
    oval(15, 48.5, 3.6, 3.6, '#fffbe9'),
    oval(14.6, 48.6, 2.2, 2.2, '#14202a'),
    oval(13.9, 47.9, 0.8, 0.8, '#ffffff'),
    stroke('M5.5 53C8 55 11 55.6 13 55', '#20303a', 1.1, 'opacity=".5"'),
  ].join('');
}

import { each, oval, type Paint, path, shine, stroke } from './shapes';

export interface FishLook {
  /** Half of the body's height, in hundredths of the picture. */
  depth: number;
  skin: Paint;
  fin: Paint;
  tail: 'forked' | 'fan' | 'pointed';
  marks?: 'scales' | 'bars' | 'spots' | 'line';
  mark?: string;
  hasWhiskers?: boolean;
  hasLongFin?: boolean;
}

const tails = {
  forked: 'M76 50C84 42 90 32 97 25C94 38 91 46 90 50C91 54 94 64 97 77C90 69 84 60 76 52Z',
  fan: 'M75 50C82 40 89 34 95 33C98 44 98 58 95 69C89 68 82 62 75 53Z',
  pointed: 'M72 49C82 44 92 46 98 51C92 55 82 58 72 53Z',
};

function bodyPath(h: number): string {
  const [top, bottom] = [50 - h, 50 + h];
  return `M5 52C12 ${50 - h * 0.75} 28 ${top - 1} 44 ${top}C58 ${top + 1} 68 ${50 - h * 0.35} 79 47L79 54C70 ${50 + h * 0.45} 58 ${bottom - 1} 42 ${bottom}C26 ${bottom + 1} 13 ${50 + h * 0.7} 5 52Z`;
}

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

function finsOf(look: FishLook): string {
  const h = look.depth;
  const back = look.hasLongFin
    ? `M28 ${52 - h}C40 ${40 - h} 62 ${44 - h * 0.8} 74 ${49 - h * 0.35}L72 50L30 52Z`
    : `M36 ${53 - h}C40 ${42 - h} 46 ${38 - h} 52 ${39 - h}C52 ${44 - h} 57 ${49 - h} 62 ${54 - h}Z`;
  const belly = look.hasLongFin
    ? `M44 ${48 + h}C52 ${57 + h} 66 ${54 + h * 0.6} 73 ${51 + h * 0.4}L70 50L46 50Z`
    : `M54 ${47 + h}C56 ${54 + h} 61 ${58 + h} 66 ${58 + h}C65 ${50 + h} 66 ${50 + h * 0.6} 69 ${51 + h * 0.3}Z`;
  const pelvic = `M31 ${48 + h}C32 ${55 + h} 36 ${59 + h} 41 ${60 + h}C41 ${54 + h} 42 ${50 + h} 44 ${47 + h}Z`;
  return path(back, look.fin) + path(belly, look.fin) + path(pelvic, look.fin);
}

/** A fish seen from its left side, in a 100 by 100 box. */
export function fish(look: FishLook): string {
  const h = look.depth;
  const whiskers = look.hasWhiskers
    ? stroke(`M8 53C2 58 1 64 4 69M10 55C8 62 9 68 13 72M7 50C1 46 0 40 2 36`, '#4a4038', 1.1)
    : '';
  return [
    whiskers,
    path(tails[look.tail], look.fin),
    finsOf(look),
    path(bodyPath(h), look.skin),
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

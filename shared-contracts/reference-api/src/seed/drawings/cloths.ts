import {
  clipped,
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

interface Colours {
  main: string;
  deep: string;
  accent: string;
}

const palette: Record<string, Colours> = {
  red: { main: '#d6453f', deep: '#9c2430', accent: '#ffe3b0' },
  maroon: { main: '#8f2c3c', deep: '#5c1626', accent: '#f2c46a' },
  green: { main: '#3f9a5a', deep: '#1f6a40', accent: '#ffe9a8' },
  blue: { main: '#3f74c4', deep: '#234a8c', accent: '#ffdf9a' },
  indigo: { main: '#3c4494', deep: '#232860', accent: '#f2ead2' },
  yellow: { main: '#f2bc3c', deep: '#c9861c', accent: '#b9342c' },
  orange: { main: '#f0853c', deep: '#bf551c', accent: '#fff0cc' },
  pink: { main: '#e86a94', deep: '#b53a68', accent: '#fff0d8' },
  purple: { main: '#8a55b4', deep: '#5a2f84', accent: '#ffe0a8' },
  white: { main: '#fdfaf2', deep: '#ddd3c0', accent: '#c9403c' },
  'off-white': { main: '#f6ecd8', deep: '#d6c4a0', accent: '#8f5c2c' },
  natural: { main: '#dcbd86', deep: '#a8834a', accent: '#5f3c1c' },
  brown: { main: '#9a6a40', deep: '#643f20', accent: '#ffe2b4' },
  black: { main: '#3c3c46', deep: '#1c1c24', accent: '#f2c46a' },
  grey: { main: '#9aa3ad', deep: '#68727c', accent: '#fff4de' },
  teal: { main: '#2f9a9a', deep: '#17666c', accent: '#ffe6b4' },
  golden: { main: '#e8bc5a', deep: '#a87a1c', accent: '#fff6d8' },
  silver: { main: '#d9e0e6', deep: '#8f9ba6', accent: '#ffffff' },
};

const lit = ({ main, deep }: Colours): Paint => `${main} ${deep}`;

const checks = (c: Colours) =>
  each(
    9,
    (i) =>
      stroke(`M${16 + i * 8.4} 10V96`, c.accent, i % 3 ? 1.2 : 3.4, 'opacity=".75"') +
      stroke(`M8 ${16 + i * 9.4}H92`, c.accent, i % 3 ? 1.2 : 3.4, 'opacity=".6"'),
  );
const lotus = (c: Colours, x: number, y: number, s: number) =>
  placed(
    x,
    y,
    s,
    each(8, (i) =>
      turned(
        i * 45,
        stroke(
          'M50 46C38 32 40 18 50 8C60 18 62 32 50 46Z',
          c.accent,
          3.6,
          'stroke-dasharray="5 4"',
        ),
      ),
    ) + oval(50, 50, 6, 6, c.accent),
  );
const kantha = (c: Colours) =>
  each(6, (i) =>
    stroke(`M10 ${22 + i * 13}H90`, c.accent, 1.3, 'stroke-dasharray="3 3.4" opacity=".5"'),
  ) +
  lotus(c, 50, 52, 0.52) +
  lotus(c, 26, 32, 0.24) +
  lotus(c, 74, 32, 0.24) +
  lotus(c, 26, 74, 0.24) +
  lotus(c, 74, 74, 0.24) +
  stroke('M19 20H81V86H19Z', c.accent, 2.2, 'stroke-dasharray="4 3"');
const block = (c: Colours) =>
  sunflower(26, 44)
    .map(({ x, y }) =>
      placed(
        50 + x,
        52 + y,
        0.1,
        each(4, (i) => turned(i * 45, oval(50, 50, 14, 48, c.accent))),
      ),
    )
    .join('');
const tie = (c: Colours) =>
  [
    [50, 50, 34],
    [24, 24, 20],
    [78, 80, 22],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      each(
        3,
        (i) =>
          `<circle cx="${x}" cy="${y}" r="${r - i * r * 0.3}" fill="none" stroke="${c.accent}" stroke-width="4" stroke-dasharray="6 3" opacity=".7"/>`,
      ),
    )
    .join('');
const stripes = (c: Colours) =>
  each(8, (i) => stroke(`M8 ${20 + i * 10}H92`, c.accent, i % 2 ? 1.4 : 4, 'opacity=".65"'));
const jamdani = (c: Colours) =>
  each(24, (i) => {
    const x = 20 + (i % 4) * 19 + (Math.floor(i / 4) % 2) * 8;
    const y = 20 + Math.floor(i / 4) * 12;
    return path(
      `M${x} ${y - 5}L${x + 4} ${y}L${x} ${y + 5}L${x - 4} ${y}Z`,
      c.accent,
      'opacity=".85"',
    );
  });
const plain = () => '';

const panel =
  'M18 16C18 12 20 10 24 10H76C80 10 82 12 82 16V84C82 88 80 90 76 90H24C20 90 18 88 18 84Z';

/** A folded length of cloth with its pattern, a border at the foot and, for gamcha, a fringe. */
function folded(
  c: Colours,
  pattern: (c: Colours) => string,
  finish: 'fringe' | 'border' | 'none' = 'none',
): string {
  const fringe = each(17, (i) => stroke(`M${21 + i * 3.6} 88v8`, c.main, 1.6));
  const border =
    stroke('M18 78H82', c.accent, 7) + stroke('M18 78H82', c.deep, 2, 'stroke-dasharray="3 3"');
  return (
    path('M24 18H84C88 18 90 20 90 24V88C90 92 88 94 84 94H30Z', c.deep) +
    (finish === 'fringe' ? fringe : '') +
    path(panel, lit(c)) +
    clipped('panel', `<path d="${panel}"/>`, pattern(c) + (finish === 'border' ? border : '')) +
    path('M18 16C18 12 20 10 24 10H34V90H24C20 90 18 88 18 84Z', '#ffffff', 'opacity=".14"') +
    stroke('M34 11V89', '#000000', 1, 'opacity=".12"')
  );
}

function shirt(c: Colours, hem: number, pattern: (c: Colours) => string): string {
  const body = `M36 10C42 16 58 16 64 10L82 18L94 48L80 54L74 40L76 ${hem}H24L26 40L20 54L6 48L18 18Z`;
  return (
    path(body, lit(c)) +
    clipped('shirt', `<path d="${body}"/>`, `<g opacity=".75">${pattern(c)}</g>`) +
    stroke('M50 15V46', c.accent, 3) +
    stroke('M36 10C42 18 58 18 64 10', c.accent, 3) +
    each(3, (i) => oval(50, 22 + i * 8, 1.5, 1.5, c.deep)) +
    shine(`M30 34V${hem - 8}`, 2.4, 0.25)
  );
}

function tote(c: Colours, motif: string): string {
  return (
    stroke('M34 36C34 2 66 2 66 36', c.deep, 5) +
    path('M14 32H86L92 92C92 96 90 97 86 97H14C10 97 8 96 8 92Z', lit(c)) +
    each(12, (i) =>
      stroke(`M${14 + i * 6.4} 34L${10 + i * 7.2} 95`, c.deep, 0.7, 'opacity=".35"'),
    ) +
    stroke('M13 40H87', c.accent, 2.4, 'stroke-dasharray="4 3"') +
    motif
  );
}

const quilted = (c: Colours) => lotus(c, 50, 67, 0.46);
const cushion = (c: Colours) =>
  path('M10 16C30 24 70 24 90 16C82 36 82 66 90 86C70 78 30 78 10 86C18 66 18 36 10 16Z', lit(c)) +
  stroke(
    'M20 26C36 31 64 31 80 26C75 42 75 60 80 76C64 71 36 71 20 76C25 60 25 42 20 26Z',
    c.accent,
    1.8,
    'stroke-dasharray="4 3"',
  ) +
  lotus(c, 50, 51, 0.4);
const runner = (c: Colours) =>
  path('M4 60L40 28L96 44L62 82Z', lit(c)) +
  stroke('M14 59L41 36L86 48L61 74Z', c.accent, 2, 'stroke-dasharray="4 3"') +
  placed(50, 55, 1, lotus(c, 50, 50, 0.3));

const makers: Record<string, (c: Colours) => string> = {
  gamcha: (c) => folded(c, checks, 'fringe'),
  lungi: (c) => folded(c, checks),
  kantha: (c) => folded(c, kantha, 'none'),
  jamdani: (c) => folded(c, jamdani, 'border'),
  tant: (c) => folded(c, stripes, 'border'),
  silk: (c) => folded(c, plain, 'border'),
  block: (c) => folded(c, block),
  shawl: (c) => folded(c, stripes, 'fringe'),
  panjabi: (c) => shirt(c, 96, plain),
  fotua: (c) => shirt(c, 80, block),
  'tie-dye': (c) => shirt(c, 82, tie),
  tote: (c) => tote(c, quilted(c)),
  cushion,
  runner,
};

/** Woven and stitched things in each colour of the palette: `gamcha:red`, `tote:natural`. */
export const cloths: Record<string, string> = Object.fromEntries(
  Object.entries(makers).flatMap(([thing, draw]) =>
    Object.entries(palette).map(([colour, colours]) => [`${thing}:${colour}`, draw(colours)]),
  ),
);

export { type Colours, lit, palette };

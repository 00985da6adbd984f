import { type Colours, lit, palette } from './cloths';
import { ring } from './craftParts';
import { box, each, oval, path, placed, shine, stroke, turned } from './shapes';

function bangles(c: Colours): string {
  return each(5, (i) => {
    const y = 74 - i * 11;
    const colour = i % 2 ? c.accent : c.main;
    return (
      ring(50, y, 38, 15, c.deep, 8.4) +
      ring(50, y - 1, 38, 15, colour, 6) +
      ring(50, y - 2.4, 38, 15, '#ffffff', 1).replace(
        '/>',
        ' opacity=".55" stroke-dasharray="3 5"/>',
      )
    );
  });
}

function jhumka(c: Colours): string {
  const one =
    stroke('M50 14C50 4 60 4 60 12', c.deep, 3) +
    oval(50, 24, 12, 12, lit(c)) +
    oval(50, 24, 5, 5, c.accent) +
    path('M22 72C22 48 36 38 50 38C64 38 78 48 78 72Z', lit(c)) +
    stroke('M26 62H74M30 53H70', c.accent, 2.4, 'stroke-dasharray="3 3"') +
    each(
      7,
      (i) => stroke(`M${26 + i * 8} 72v6`, c.deep, 1.6) + oval(26 + i * 8, 83, 3.6, 4.6, c.accent),
    ) +
    shine('M30 62C32 52 38 47 44 45', 3);
  return placed(28, 52, 0.66, one, 4) + placed(73, 52, 0.66, one, -4);
}

function necklace(c: Colours): string {
  const beads = each(21, (i) => {
    const angle = Math.PI * (1 + (i / 20) * -1.0);
    const x = 50 + Math.cos(angle) * 38;
    const y = 22 + Math.sin(angle) * 50;
    return oval(x, y, 4.6, 4.6, i % 3 === 0 ? c.accent : lit(c));
  });
  return (
    stroke('M12 22C20 8 80 8 88 22', c.deep, 1.8) +
    beads +
    path('M50 70C62 76 62 90 50 97C38 90 38 76 50 70Z', lit(c)) +
    oval(50, 83, 5, 6, c.accent)
  );
}

const ringOf = (c: Colours) =>
  ring(50, 64, 27, 27, c.deep, 9) +
  ring(49, 63, 27, 27, c.main, 6) +
  path('M34 26L50 8L66 26L50 42Z', `${c.accent} ${c.main}`) +
  stroke('M34 26H66', '#ffffff', 1.4, 'opacity=".6"');

const anklet = (c: Colours) =>
  ring(50, 50, 42, 26, c.deep, 4.6) +
  ring(50, 49, 42, 26, c.main, 3) +
  each(14, (i) => {
    const a = (i / 14) * Math.PI * 2;
    return oval(50 + Math.cos(a) * 42, 56 + Math.sin(a) * 26, 3.6, 4.4, `${c.accent} ${c.deep}`);
  });

const tikli = (c: Colours) =>
  stroke('M50 4V50', c.deep, 2.4, 'stroke-dasharray="3 3"') +
  oval(50, 66, 24, 24, lit(c)) +
  each(10, (i) => turned(i * 36, oval(50, 49, 3.4, 3.4, c.accent), 50, 66)) +
  oval(50, 66, 8, 8, c.accent) +
  each(5, (i) => oval(36 + i * 7, 93 - Math.abs(i - 2) * 2, 3, 4, lit(c)));

const rug = (c: Colours) =>
  each(
    5,
    (i) =>
      oval(50, 56, 47 - i * 9.4, 33 - i * 6.6, i % 2 ? c.accent : c.main) +
      ring(50, 56, 43 - i * 9.4, 29.6 - i * 6.6, c.deep, 1.2).replace(
        '/>',
        ' stroke-dasharray="4 3" opacity=".6"/>',
      ),
  );

const jutebasket = (c: Colours) =>
  stroke('M12 40C2 40 2 58 14 58M88 40C98 40 98 58 86 58', c.deep, 5) +
  path('M10 28H90L80 88C79 94 74 96 68 96H32C26 96 21 94 20 88Z', lit(c)) +
  each(7, (i) =>
    stroke(
      `M${11 + i} ${38 + i * 8}H${89 - i}`,
      i % 3 === 2 ? c.accent : c.deep,
      i % 3 === 2 ? 4 : 1.8,
      'stroke-dasharray="6 2.4" opacity=".75"',
    ),
  ) +
  oval(50, 28, 40, 11, c.deep) +
  oval(50, 28, 36, 8.4, '#3a2612', 'opacity=".55"');

const notebook = (c: Colours) =>
  box(18, 8, 64, 86, 5, c.deep) +
  box(22, 8, 60, 82, 4, lit(c)) +
  stroke('M30 8V90', c.deep, 2.4) +
  placed(
    57,
    48,
    0.5,
    each(8, (i) => turned(i * 45, oval(50, 24, 10, 22, c.accent, 'opacity=".85"'))) +
      oval(50, 50, 10, 10, c.deep),
  ) +
  stroke('M74 90V98l-4 -4l-4 4V90', '#d9403c', 3);

const coaster = (c: Colours) => placed(38, 42, 0.72, rug(c)) + placed(62, 60, 0.72, rug(c));

const clip = (c: Colours) =>
  path('M8 60C20 30 80 22 94 44C84 66 34 78 8 60Z', lit(c)) +
  placed(
    48,
    50,
    0.5,
    each(6, (i) => turned(i * 60, oval(50, 26, 13, 22, c.accent))) +
      oval(50, 50, 10, 10, '#f2bc3c'),
  );

const coinPurse = (c: Colours) =>
  stroke('M30 34C30 10 70 10 70 34', c.deep, 4) +
  path('M14 40C22 30 78 30 86 40C98 70 86 94 50 94C14 94 2 70 14 40Z', lit(c)) +
  stroke('M14 42C34 36 66 36 86 42', c.accent, 4) +
  oval(50, 36, 5, 5, c.accent) +
  placed(
    50,
    67,
    0.34,
    each(8, (i) => turned(i * 45, oval(50, 22, 9, 22, c.accent, 'opacity=".8"'))),
  );

const sandals = (c: Colours) =>
  [
    [32, -8],
    [68, 8],
  ]
    .map(([x = 0, a = 0]) =>
      placed(
        x,
        50,
        0.94,
        path(
          'M50 4C68 4 72 30 66 52C72 76 66 97 50 97C34 97 28 76 34 52C28 30 32 4 50 4Z',
          '#d9a868 #94642c',
        ) +
          stroke('M50 22C40 34 34 42 33 54M50 22C60 34 66 42 67 54', c.main, 7) +
          oval(50, 22, 4, 4, c.accent),
        a,
      ),
    )
    .join('');

const coloured: Record<string, (c: Colours) => string> = {
  bangles,
  jhumka,
  necklace,
  anklet,
  tikli,
  ring: ringOf,
  rug,
  notebook,
  coaster,
  clip,
  sandals,
  basket: jutebasket,
  purse: coinPurse,
};

const inColours = Object.entries(coloured).flatMap(([thing, draw]) =>
  Object.entries(palette).map(
    ([colour, colours]) => [`${thing}:${colour}`, draw(colours)] as const,
  ),
);

/** Jewellery, bags and rugs in each colour of the palette: `bangles:red`. */
export const colouredCrafts: Record<string, string> = {
  ...Object.fromEntries(inColours),
};

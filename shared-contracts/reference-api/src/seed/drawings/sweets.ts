import { clayPlate, five, heap, leafPlate, log, plate } from './plate';
import { each, oval, type Paint, path, shine, stroke, sunflower, turned } from './shapes';

const orb = (paint: Paint, top = '') =>
  oval(50, 50, 47, 44, paint) + top + shine('M18 44C20 28 30 18 40 14', 6, 0.5);

const flakes = (colour: string) =>
  sunflower(30, 38)
    .map(({ x, y }) => oval(50 + x * 0.9, 49 + y * 0.55, 3.2, 1.6, colour, 'opacity=".8"'))
    .join('');

const slab = (top: Paint, side: Paint, extra = '') =>
  path('M4 48L50 26L96 48L50 72Z', top) +
  path('M4 48V62L50 88V72Z', side) +
  path('M96 48V62L50 88V72Z', side, 'opacity=".82"') +
  extra;

function jilapi(paint: string, light: string): string {
  const ring = (x: number, y: number) =>
    stroke(
      `M${x} ${y}m0 -3a3 3 0 0 1 0 6a9 9 0 0 1 -3 -17a15 15 0 0 1 16 22a20 20 0 0 1 -36 -8a20 20 0 0 1 8 -18`,
      paint,
      6.6,
    ) +
    stroke(
      `M${x} ${y}m0 -3a3 3 0 0 1 0 6a9 9 0 0 1 -3 -17a15 15 0 0 1 16 22a20 20 0 0 1 -36 -8a20 20 0 0 1 8 -18`,
      light,
      2.2,
      'opacity=".7"',
    );
  return ring(36, 44) + ring(70, 48) + ring(52, 62);
}

const sandesh =
  oval(50, 62, 42, 26, '#e6d0a0 #bd9858') +
  oval(50, 52, 42, 26, '#fff2d2 #e6cc94') +
  each(10, (i) => turned(i * 36, oval(50, 38, 4, 8, '#d9b878', 'opacity=".7"'), 50, 52)) +
  oval(50, 52, 6, 5, '#9ac46a #5a8a3a');

const mowa = orb(
  '#f2dcb0 #b98c50',
  sunflower(34, 40)
    .map(({ x, y }) => oval(50 + x, 50 + y, 6, 5, '#fff2d6 #d9b480'))
    .join(''),
);

/** Sweets, on a plate. */
export const sweets: Record<string, string> = {
  'plate:jilapi': plate('', []) + jilapi('#e0761c', '#ffd07a'),
  'plate:amitti': plate('', [], clayPlate) + jilapi('#a83c1c', '#f2905a'),
  'plate:laddu': plate(
    orb(
      '#ffb83c #d9761c',
      sunflower(40, 40)
        .map(({ x, y }) => oval(50 + x, 50 + y, 5, 4.6, '#ffcf6a #e0881c'))
        .join(''),
    ),
    heap,
  ),
  'plate:naru': plate(orb('#fffaf0 #d9cdb4', flakes('#ffffff')), heap),
  'plate:gur-naru': plate(orb('#c98a54 #7a481f', flakes('#f2d0a0')), heap, leafPlate),
  'plate:til-naru': plate(orb('#d9b074 #94683a', flakes('#fff4d8')), heap),
  'plate:mowa': plate(mowa, heap, clayPlate),
  'plate:chomchom': plate(log('#c9784c #7a3820', flakes('#fff0d8')), [
    [34, 42, 0.44, -14],
    [68, 46, 0.44, 12],
    [48, 60, 0.46, -4],
  ]),
  'plate:malaichop': plate(log('#fff2d2 #e0bf84', flakes('#d9a868')), [
    [34, 42, 0.44, -14],
    [68, 46, 0.44, 12],
    [48, 60, 0.46, -4],
  ]),
  'plate:sandesh': plate(sandesh, five),
  'plate:nolen-sandesh': plate(
    sandesh.replaceAll('#fff2d2 #e6cc94', '#f0c890 #c4904c'),
    five,
    clayPlate,
  ),
  'plate:barfi': plate(
    slab(
      '#fff0cc #ecd09a',
      '#dcb878',
      stroke('M30 50L50 40L70 50L50 60Z', '#c2ccd4', 4, 'opacity=".8"'),
    ),
    five,
  ),
  'plate:kaju-barfi': plate(
    slab('#fdf6e8 #e8d8b8', '#d4bd90', stroke('M22 48L50 34L78 48', '#c9d2d8', 6, 'opacity=".9"')),
    five,
  ),
  'plate:gajar-halwa': plate(
    slab('#ff9a4c #d9601c', '#b9480f', oval(50, 48, 6, 5, '#fff2d0')),
    five,
  ),
  'plate:pera': plate(
    sandesh
      .replaceAll('#fff2d2 #e6cc94', '#f6deac #d4a85c')
      .replaceAll('#9ac46a #5a8a3a', '#d9483c'),
    five,
    leafPlate,
  ),
  'plate:kachagolla': plate(
    sunflower(20, 40)
      .map(({ x, y }) => oval(50 + x, 52 + y * 0.8, 12, 10, '#ffffff #e8dcc0'))
      .join(''),
    [[50, 50, 0.8]],
    leafPlate,
  ),
  'plate:balish': plate(log('#e0a06a #a0602c', flakes('#ffffff')), [[50, 50, 0.86]]),
};

import { type Colours, lit, palette } from './cloths';
import { box, each, oval, type Paint, path, placed, shine, stroke, sunflower, turned } from './shapes';

const terracotta = '#d98a5a #8a4424';
const brass = '#ffe08a #b9842c';
const bell = '#e0b45a #8f6420';
const cane = '#e2bd7c #a87a3c';

function ring(cx: number, cy: number, rx: number, ry: number, colour: string, width: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function bangles(c: Colours): string {
  return each(5, (i) => {
    const y = 74 - i * 11;
    const colour = i % 2 ? c.accent : c.main;
    return ring(50, y, 38, 15, c.deep, 8.4) + ring(50, y - 1, 38, 15, colour, 6) + ring(50, y - 2.4, 38, 15, '#ffffff', 1) .replace('/>', ' opacity=".55" stroke-dasharray="3 5"/>');
  });
}

function jhumka(c: Colours): string {
  const one = stroke('M50 14C50 4 60 4 60 12', c.deep, 3) + oval(50, 24, 12, 12, lit(c)) + oval(50, 24, 5, 5, c.accent) + path('M22 72C22 48 36 38 50 38C64 38 78 48 78 72Z', lit(c)) + stroke('M26 62H74M30 53H70', c.accent, 2.4, 'stroke-dasharray="3 3"') + each(7, (i) => stroke(`M${26 + i * 8} 72v6`, c.deep, 1.6) + oval(26 + i * 8, 83, 3.6, 4.6, c.accent)) + shine('M30 62C32 52 38 47 44 45', 3);
  return placed(28, 52, 0.66, one, 4) + placed(73, 52, 0.66, one, -4);
}

function necklace(c: Colours): string {
  const beads = each(21, (i) => {
    const angle = Math.PI * (1 + (i / 20) * -1.0);
    const x = 50 + Math.cos(angle) * 38;
    const y = 22 + Math.sin(angle) * 50;
    return oval(x, y, 4.6, 4.6, i % 3 === 0 ? c.accent : lit(c));
  });
  return stroke('M12 22C20 8 80 8 88 22', c.deep, 1.8) + beads + path('M50 70C62 76 62 90 50 97C38 90 38 76 50 70Z', lit(c)) + oval(50, 83, 5, 6, c.accent);
}

const ringOf = (c: Colours) => ring(50, 64, 27, 27, c.deep, 9) + ring(49, 63, 27, 27, c.main, 6) + path('M34 26L50 8L66 26L50 42Z', `${c.accent} ${c.main}`) + stroke('M34 26H66', '#ffffff', 1.4, 'opacity=".6"');
const anklet = (c: Colours) => ring(50, 50, 42, 26, c.deep, 4.6) + ring(50, 49, 42, 26, c.main, 3) + each(14, (i) => { const a = (i / 14) * Math.PI * 2; return oval(50 + Math.cos(a) * 42, 56 + Math.sin(a) * 26, 3.6, 4.4, `${c.accent} ${c.deep}`); });
const tikli = (c: Colours) => stroke('M50 4V50', c.deep, 2.4, 'stroke-dasharray="3 3"') + oval(50, 66, 24, 24, lit(c)) + each(10, (i) => turned(i * 36, oval(50, 49, 3.4, 3.4, c.accent), 50, 66)) + oval(50, 66, 8, 8, c.accent) + each(5, (i) => oval(36 + i * 7, 93 - Math.abs(i - 2) * 2, 3, 4, lit(c)));

function kolshi(body: Paint): string {
  return path('M38 16C38 24 36 28 28 34C4 50 8 92 50 96C92 92 96 50 72 34C64 28 62 24 62 16Z', body) + oval(50, 15, 19, 6, body) + oval(50, 15, 14, 4, '#3c2014', 'opacity=".6"') + stroke('M16 54Q50 66 84 54', '#fff2e0', 2, 'stroke-dasharray="2 5" opacity=".8"') + shine('M18 64C19 74 24 82 30 87', 3.6, 0.4);
}

function vase(body: Paint, motif: string): string {
  return path('M36 8H64C62 22 60 26 66 34C82 48 80 78 66 96H34C20 78 18 48 34 34C40 26 38 22 36 8Z', body) + stroke('M26 50H74M24 68H76', motif, 2.2, 'opacity=".85"') + stroke('M26 62l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8', motif, 2, 'opacity=".85"') + shine('M32 44C26 54 26 66 30 78', 3.4, 0.35);
}

const cup = (body: Paint) => path('M22 30H78L70 86C69 92 64 95 58 95H42C36 95 31 92 30 86Z', body) + oval(50, 30, 28, 9, body) + oval(50, 31, 23, 6.4, '#6f4424 #4a2a14') + stroke('M28 56Q50 64 72 56', '#fff2e0', 1.8, 'stroke-dasharray="1 5" opacity=".8"') + stroke('M42 18C38 12 46 10 42 3M56 18C52 12 60 10 56 3', '#ffffff', 2.6, 'opacity=".7"');
const dishes = (body: Paint, inner: Paint) => oval(50, 62, 47, 26, body) + oval(50, 59, 42, 21, inner) + oval(50, 61, 28, 13, inner, 'opacity=".8"') + stroke('M14 52C24 42 38 39 50 38', '#ffffff', 2.6, 'opacity=".6"');
const glass = (body: Paint) => path('M28 10H72L66 92C66 96 62 97 58 97H42C38 97 34 96 34 92Z', body) + oval(50, 11, 22, 6, body) + oval(50, 11, 18, 4, '#4a3414', 'opacity=".4"') + stroke('M31 40H69M32 48H68', '#ffffff', 1.6, 'opacity=".5"') + shine('M36 22L40 86', 3.4, 0.5);
const spoonShape = (head: string, paint: Paint, angle: number) => turned(angle, path('M47 40H53L55 96C55 99 45 99 45 96Z', paint) + path(head, paint) + shine('M44 14C41 20 41 26 43 31', 2.4, 0.4), 50, 92);
const spoons = spoonShape('M50 4C64 4 66 36 53 44H47C34 36 36 4 50 4Z', cane, -20) + spoonShape('M38 8H62C64 24 60 38 53 44H47C40 38 36 24 38 8Z', '#c98f54 #7a4c20', 0) + spoonShape('M50 4C64 4 66 36 53 44H47C34 36 36 4 50 4Z', '#b9784a #6f3f1c', 20);
const board = box(16, 14, 60, 76, 10, '#dca868 #a06c30') + path('M40 14V4C40 0 52 0 52 4V14Z', '#c9945a') + oval(46, 8, 3, 3, '#6f4820') + each(6, (i) => stroke(`M${24 + i * 9} 18C${20 + i * 9} 40 ${28 + i * 9} 60 ${24 + i * 9} 86`, '#94602a', 1, 'opacity=".4"')) + turned(24, path('M78 20H84V52H74C74 40 76 26 78 20Z', '#e8eef2 #9aa8b2') + box(76, 52, 8, 30, 3, '#6f4424'), 80, 50);
const mortar = path('M18 44H82C82 78 72 92 50 92C28 92 18 78 18 44Z', '#9aa3a8 #555f66') + oval(50, 44, 32, 9, '#b4bcc0 #7c868c') + oval(50, 44, 26, 6, '#3f484e', 'opacity=".6"') + turned(28, box(46, 0, 9, 50, 4.5, '#b0b8bc #666f76'), 50, 44);
const shilpata = path('M18 20L74 8L92 78L34 94Z', '#a8afb2 #666e72') + sunflower(36, 30).map(({ x, y }) => oval(55 + x * 0.8, 50 + y, 1.4, 1.4, '#4a5256', 'opacity=".5"')).join('') + turned(-14, box(16, 52, 72, 17, 8.5, '#8a9296 #434b50'), 52, 60);
const boti = box(4, 80, 86, 10, 4, '#b98450 #6f4824') + path('M70 80C84 56 74 20 42 8C58 24 62 54 56 80Z', '#eef3f6 #8f9da8') + stroke('M70 78C82 56 72 24 46 10', '#ffffff', 1.8, 'opacity=".8"');
const kula = path('M8 26C30 14 70 14 92 26L84 78C64 92 36 92 16 78Z', cane) + each(11, (i) => stroke(`M${16 + i * 7} 23L${22 + i * 5.6} 84`, '#8f6430', 1.1, 'opacity=".5"') + stroke(`M${10 + i * 0.7} ${28 + i * 5.2}Q50 ${36 + i * 5.2} ${90 - i * 0.7} ${28 + i * 5.2}`, '#8f6430', 1.1, 'opacity=".5"')) + stroke('M8 26C30 14 70 14 92 26L84 78C64 92 36 92 16 78Z', '#8a5a28', 4.4);
const handFan = stroke('M50 56L50 97', '#a87a3c', 6) + oval(50, 38, 38, 34, '#f2dca0 #c9a050') + each(11, (i) => turned(-50 + i * 10, stroke('M50 66V12', '#a87a34', 1.2, 'opacity=".6"'), 50, 66)) + ring(50, 38, 38, 34, '#c9403c', 4.4) + ring(50, 38, 31, 27, '#3f8a5a', 2);
const mat = box(10, 36, 80, 50, 6, cane) + each(8, (i) => stroke(`M${16 + i * 8.6} 42l6 9l-6 9l6 9l-6 9`, '#a87a3c', 1.8, 'opacity=".6"')) + oval(50, 30, 42, 12, '#d9b06a #a0743a') + ring(50, 30, 30, 8, '#8a5e2a', 1.8) + ring(50, 30, 18, 4.6, '#8a5e2a', 1.8);
const rug = (c: Colours) => each(5, (i) => oval(50, 56, 47 - i * 9.4, 33 - i * 6.6, i % 2 ? c.accent : c.main) + ring(50, 56, 43 - i * 9.4, 29.6 - i * 6.6, c.deep, 1.2).replace('/>', ' stroke-dasharray="4 3" opacity=".6"/>'));
const jutebasket = (c: Colours) => stroke('M12 40C2 40 2 58 14 58M88 40C98 40 98 58 86 58', c.deep, 5) + path('M10 28H90L80 88C79 94 74 96 68 96H32C26 96 21 94 20 88Z', lit(c)) + each(7, (i) => stroke(`M${11 + i} ${38 + i * 8}H${89 - i}`, i % 3 === 2 ? c.accent : c.deep, i % 3 === 2 ? 4 : 1.8, 'stroke-dasharray="6 2.4" opacity=".75"')) + oval(50, 28, 40, 11, c.deep) + oval(50, 28, 36, 8.4, '#3a2612', 'opacity=".55"');
const shika = stroke('M50 2L18 58M50 2L50 58M50 2L82 58', '#c99a54', 4, 'stroke-dasharray="6 2"') + placed(50, 66, 0.56, kolshi(terracotta)) + stroke('M18 58C24 90 76 90 82 58', '#c99a54', 4, 'stroke-dasharray="6 2"') + each(5, (i) => stroke(`M${46 + i * 2} 88v11`, '#a87a3c', 1.6));
const mobile = stroke('M50 4V24M16 26H84', '#a87a3c', 3.4) + [[20, 0], [40, 14], [60, 6], [80, 18]].map(([x = 0, d = 0], i) => stroke(`M${x} 26V${50 + d}`, '#c9a05a', 1.8) + placed(x, 62 + d, 0.2, i % 2 ? oval(50, 50, 46, 46, '#e86a5a #a82c34') : path('M10 50C20 20 70 20 84 48L98 30V70L84 52C70 80 20 80 10 50Z', '#4a9ac4 #235a84'))).join('');
const rickshawPlate = oval(50, 52, 46, 44, '#f2c43c #d9902c') + oval(50, 52, 40, 38, '#2f8f8a #135a60') + each(12, (i) => turned(i * 30, oval(50, 11, 3.4, 3.4, '#e0403c'), 50, 52)) + placed(50, 54, 0.58, each(10, (i) => turned(i * 36, oval(50, 20, 13, 24, i % 2 ? '#ffa0b8 #e0456c' : '#ffc4d2 #f07094'))) + oval(50, 50, 14, 14, '#ffe27a #e0a01c'));
const ektara = stroke('M38 62L46 6M62 62L54 6', '#b98450', 5) + stroke('M50 10V78', '#f4f0e0', 1.4) + oval(50, 76, 23, 20, '#d99a5a #7a481f') + oval(50, 64, 22, 7, '#f6e6c4 #d9bc84') + oval(50, 6, 6, 4, '#8f5c2c');
const boat = path('M2 52C20 66 78 66 98 46C94 74 76 84 50 84C26 84 8 76 2 52Z', '#8a5a34 #4f2e14') + path('M30 58C32 34 68 32 72 56Z', '#d9b06a #94683a') + each(5, (i) => stroke(`M${36 + i * 7} ${57 - Math.abs(i - 2)}C${38 + i * 6} 46 ${40 + i * 5} 42 ${42 + i * 4} 41`, '#6f4a20', 1.2, 'opacity=".6"')) + stroke('M4 54C22 68 78 68 97 49', '#f2c46a', 2.4, 'stroke-dasharray="4 3"');
const horse = path('M22 92V60C14 50 16 30 30 22L34 10L42 20C58 22 58 36 56 44C70 44 82 48 84 62V92H70V72H42V92Z', terracotta) + stroke('M30 40L44 46M42 50C52 56 72 54 82 60', '#fff2e0', 2.6, 'stroke-dasharray="2 4"') + oval(34, 29, 2.4, 2.4, '#2c140a');
const notebook = (c: Colours) => box(18, 8, 64, 86, 5, c.deep) + box(22, 8, 60, 82, 4, lit(c)) + stroke('M30 8V90', c.deep, 2.4) + placed(57, 48, 0.5, each(8, (i) => turned(i * 45, oval(50, 24, 10, 22, c.accent, 'opacity=".85"'))) + oval(50, 50, 10, 10, c.deep)) + stroke('M74 90V98l-4 -4l-4 4V90', '#d9403c', 3);
const coaster = (c: Colours) => placed(38, 42, 0.72, rug(c)) + placed(62, 60, 0.72, rug(c));
const hariken = stroke('M28 34C20 6 80 6 72 34', '#7a858c', 3) + box(34, 20, 32, 10, 3, '#c9403c #7d1c1c') + path('M36 30H64C72 44 72 58 64 70H36C28 58 28 44 36 30Z', '#fff4cc #f2c46a', 'opacity=".9"') + path('M50 42C58 52 56 62 50 66C44 62 42 52 50 42Z', '#ffb02c #f0641c') + box(28, 70, 44, 18, 5, '#d9483c #8a1c1c') + box(24, 88, 52, 7, 3, '#a8302c');
const clip = (c: Colours) => path('M8 60C20 30 80 22 94 44C84 66 34 78 8 60Z', lit(c)) + placed(48, 50, 0.5, each(6, (i) => turned(i * 60, oval(50, 26, 13, 22, c.accent))) + oval(50, 50, 10, 10, '#f2bc3c'));
const coinPurse = (c: Colours) => stroke('M30 34C30 10 70 10 70 34', c.deep, 4) + path('M14 40C22 30 78 30 86 40C98 70 86 94 50 94C14 94 2 70 14 40Z', lit(c)) + stroke('M14 42C34 36 66 36 86 42', c.accent, 4) + oval(50, 36, 5, 5, c.accent) + placed(50, 67, 0.34, each(8, (i) => turned(i * 45, oval(50, 22, 9, 22, c.accent, 'opacity=".8"'))));
const sandals = (c: Colours) => [[32, -8], [68, 8]].map(([x = 0, a = 0]) => placed(x, 50, 0.94, path('M50 4C68 4 72 30 66 52C72 76 66 97 50 97C34 97 28 76 34 52C28 30 32 4 50 4Z', '#d9a868 #94642c') + stroke('M50 22C40 34 34 42 33 54M50 22C60 34 66 42 67 54', c.main, 7) + oval(50, 22, 4, 4, c.accent), a)).join('');

const coloured: Record<string, (c: Colours) => string> = {
  bangles, jhumka, necklace, anklet, tikli, ring: ringOf, rug, notebook, coaster, clip, sandals,
  basket: jutebasket, purse: coinPurse,
};

const inColours = Object.entries(coloured).flatMap(([thing, draw]) =>
  Object.entries(palette).map(([colour, colours]) => [`${thing}:${colour}`, draw(colours)] as const),
);

/** Jewellery, pottery, kitchenware and toys; those of several colours as `bangles:red`. */
export const crafts: Record<string, string> = {
  ...Object.fromEntries(inColours),
  'kolshi': kolshi(terracotta),
  'kolshi-brass': kolshi(brass),
  'vase': vase(terracotta, '#fff0d8'),
  'vase-black': vase('#5a5450 #26211e', '#f2c9a0'),
  'cups': placed(32, 48, 0.62, cup(terracotta)) + placed(70, 50, 0.62, cup(terracotta)) + placed(51, 66, 0.62, cup(terracotta)),
  'clay-plate': dishes(terracotta, '#e09a6c #b0643c'),
  'brass-plate': dishes(brass, '#fff0b0 #d9a84a'),
  'bell-plate': dishes(bell, '#f6d894 #bf8c3c'),
  'brass-glass': placed(34, 50, 0.86, glass(brass)) + placed(68, 54, 0.86, glass(brass)),
  'clay-glass': glass(terracotta),
  'handi': oval(50, 30, 34, 9, terracotta) + path('M20 32C2 48 4 90 50 94C96 90 98 48 80 32C66 40 34 40 20 32Z', terracotta) + path('M18 24C22 10 78 10 82 24C70 34 30 34 18 24Z', '#e09a6c #9c5430') + oval(50, 9, 7, 5, '#9c5430') + stroke('M10 60Q50 72 90 60', '#fff2e0', 2, 'stroke-dasharray="2 5" opacity=".8"'),
  'flower-tub': path('M16 40H84L74 92C73 96 70 97 66 97H34C30 97 27 96 26 92Z', terracotta) + box(11, 32, 78, 13, 4, '#e09a6c #9c5430') + oval(50, 32, 34, 5, '#4a2c18'),
  spoons, board, mortar, shilpata, boti, kula, 'hand-fan': handFan, mat, shika, mobile, 'rickshaw-plate': rickshawPlate, ektara, boat, horse, hariken,
};

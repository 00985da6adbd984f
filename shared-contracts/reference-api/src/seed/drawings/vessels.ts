import { box, clipped, each, oval, type Paint, path, placed, shine, stroke, sunflower } from './shapes';

/** Small things that lie in a bowl, in a jar or on a plate. */
const bits: Record<string, (paint: Paint) => string> = {
  grain: (paint) => oval(50, 50, 20, 48, paint),
  round: (paint) => oval(50, 50, 40, 40, paint) + shine('M26 44C28 34 34 28 40 26', 6),
  chunk: (paint) => path('M10 30L54 8L92 36L78 86L26 92Z', paint),
  flake: (paint) => path('M8 54C24 20 76 14 94 44C70 40 40 56 22 80Z', paint),
  nut: (paint) => path('M30 8C74 4 96 40 78 70C66 92 46 96 40 84C62 70 60 40 30 34C18 28 20 10 30 8Z', paint),
  almond: (paint) => path('M50 2C84 34 84 74 50 98C16 74 16 34 50 2Z', paint) + stroke('M50 16V86M38 30V72M62 30V72', '#5a2f12', 2.4, 'opacity=".35"'),
  chilli: (paint) => path('M18 8C60 10 92 50 88 94C66 60 40 40 18 8Z', paint),
};

interface BowlLook {
  content: Paint;
  bit?: keyof typeof bits;
  bitPaint?: Paint;
  count?: number;
  size?: number;
  bowl?: Paint;
  isFlat?: boolean;
}

const clay = '#d98a5a #8a4424';
const steel = '#f4f6f8 #9aa6b2';
const white = '#ffffff #cfd8de';
const wood = '#d9a468 #8f5c2c';

function bowl({ content, bit, bitPaint = content, count = 26, size = 0.13, bowl: body = wood, isFlat = false }: BowlLook): string {
  const scatter = bit
    ? sunflower(count, 33)
        .sort((a, b) => a.y - b.y)
        .map(({ x, y }, i) => placed(50 + x, (isFlat ? 48 : 41 - (33 - Math.hypot(x, y)) * 0.34) + y * 0.36, size, (bits[bit] ?? bits.round)?.(bitPaint) ?? '', (i * 67) % 180))
        .join('')
    : '';
  const mound = isFlat ? oval(50, 48, 38, 13, content) : path('M12 48C16 26 34 14 50 14C66 14 84 26 88 48C76 58 24 58 12 48Z', content);
  return oval(50, 47, 44, 16, body) + (isFlat ? oval(50, 47.5, 40.5, 13.6, '#5a3a24', 'opacity=".35"') : '') + mound + scatter + path('M6 47C6 82 26 94 50 94C74 94 94 82 94 47C84 62 16 62 6 47Z', body) + shine('M15 62C18 74 24 82 32 86', 3.4, 0.4);
}

interface JarLook {
  content: Paint;
  lid: Paint;
  bit?: keyof typeof bits;
  bitPaint?: Paint;
}

function jar({ content, lid, bit, bitPaint = content }: JarLook): string {
  const glass = 'M24 30C18 34 16 40 16 48V84C16 92 22 97 30 97H70C78 97 84 92 84 84V48C84 40 82 34 76 30Z';
  const inside = box(14, 42, 72, 56, 0, content) + (bit ? each(24, (i) => placed(22 + (i % 5) * 14 + (Math.floor(i / 5) % 2) * 5, 50 + Math.floor(i / 5) * 10.5, 0.15, bits[bit]?.(bitPaint) ?? '', (i * 53) % 180)) : '');
  return (
    path(glass, '#f6fbfd #c9dbe4') +
    clipped('jar', `<path d="M27 44C21 44 20 46 20 50V84C20 90 24 93 30 93H70C76 93 80 90 80 84V50C80 46 79 44 73 44Z"/>`, inside) +
    path('M34 60H66V82H34Z', '#fff8ea', 'opacity=".92"') +
    stroke('M39 67H61M42 72H58M45 77H55', '#b9764a', 1.8, 'opacity=".75"') +
    shine('M24 50V84', 3.6, 0.6) +
    box(22, 14, 56, 18, 5, lid) +
    stroke('M22 27H78', '#ffffff', 1.6, 'opacity=".5"') +
    path('M26 8H74C78 8 80 11 80 15H20C20 11 22 8 26 8Z', lid)
  );
}

function bottle(content: Paint, cap: Paint): string {
  return (
    path('M42 16H58V30C58 38 70 42 70 54V90C70 95 67 97 63 97H37C33 97 30 95 30 90V54C30 42 42 38 42 30Z', '#f2f8f4 #c2d6cc') +
    path('M44 38C46 42 34 46 34 56V88C34 92 36 93 39 93H61C64 93 66 92 66 88V56C66 46 54 42 56 38Z', content) +
    path('M34 60H66V84H34Z', '#fff8ea', 'opacity=".94"') + path('M50 64C56 70 56 76 50 80C44 76 44 70 50 64Z', content) +
    shine('M37 52V90', 2.6, 0.6) + box(40, 4, 20, 15, 3, cap)
  );
}

function pot(body: Paint, rim: Paint, content: Paint): string {
  return path('M20 34C4 50 6 92 50 95C94 92 96 50 80 34Z', body) + oval(50, 32, 36, 11, rim) + oval(50, 31, 31, 8.4, content) + stroke('M13 58Q50 70 87 58', '#fff2e0', 1.8, 'stroke-dasharray="1 5" opacity=".7"') + shine('M17 60C18 70 22 78 28 84', 3.6, 0.35);
}

const pickle = (content: Paint, lid: Paint, bit?: keyof typeof bits, bitPaint?: Paint) => jar({ content, lid, bit, bitPaint });
const red = '#e2574c #a82a2a';
const green = '#7cb86a #3c7a3c';
const gold = '#f2c45a #b9822c';

/** Jars, bottles, bowls and pots, each with what is in it. */
export const vessels: Record<string, string> = {
  'jar:mango': pickle('#d98a2c #8f4a12', red, 'chunk', '#f0b04a #c2701c'),
  'jar:sweet-mango': pickle('#f2b04a #c9741c', gold, 'flake', '#ffd27a #e0952c'),
  'jar:jolpai': pickle('#8a7a2c #4f4a14', green, 'round', '#a8b04a #5f6a20'),
  'jar:boroi': pickle('#a8502c #5f2410', red, 'round', '#c9703c #7a3416'),
  'jar:tamarind': pickle('#7a4424 #3f1c0c', wood, 'chunk', '#94582f #55290f'),
  'jar:garlic': pickle('#d9a03c #9a6418', green, 'nut', '#fff2d2 #dcb878'),
  'jar:chilli': pickle('#c9382a #7d1512', red, 'chilli', '#e8604a #a8221a'),
  'jar:naga': pickle('#e0562a #8f2410', '#3f3a38 #14100e', 'chilli', '#ff8a4a #c9341c'),
  'jar:amra': pickle('#c9b04a #8a7420', gold, 'flake', '#e0d07a #a8944a'),
  'jar:beef': pickle('#7a3a1c #3f180a', '#3f3a38 #14100e', 'chunk', '#8f4c28 #55250f'),
  'jar:mixed': pickle('#d9842c #94480f', green, 'chunk', '#8fb04a #4f7420'),
  'jar:murabba': pickle('#e8c46a #b9862c', gold, 'chunk', '#f6e2a0 #d9b04a'),
  'jar:jelly': pickle('#d9345a #8a1034', red),
  'jar:honey': pickle('#ffc23c|#f2981c|#c9660c', gold),
  'jar:honey-dark': pickle('#b9681c|#8f440c|#5f2808', wood),
  'jar:honey-light': pickle('#ffe28a|#f8c44a|#e0a02c', '#fff2d0 #e0c88a'),
  'jar:ghee': pickle('#ffe98a|#ffd84a|#f2bc2c', '#fff6da #e6cf94'),
  'jar:kasundi': pickle('#e2c23c|#c9a01c|#a8800f', green, 'grain', '#8a6a14'),
  'jar:peanut': pickle('#d9a868 #94682c', wood),
  'jar:tea': pickle('#5a4030 #2c1c10', green, 'flake', '#6f5240 #3c281a'),
  'jar:gur': pickle('#a8602c|#8a4418|#6a2f0c', clay),
  'bottle:mustard': bottle('#f2c43c|#dba01c|#b97a0c', '#e2574c #a82a2a'),
  'bottle:coconut': bottle('#fdfdf6|#eef0de|#d9dcc4', '#5aa0c9 #2c6a94'),
  'bottle:blackseed': bottle('#5a3a24|#3c2414|#24140a', '#e2b04a #a8782c'),
  'bottle:sesame': bottle('#f0d88a|#d9b85a|#b9943c', '#7cb86a #3c7a3c'),
  'bottle:syrup': bottle('#e2504a|#b92c34|#8a1a24', '#f2c45a #b9822c'),
  'bottle:tamarind': bottle('#8a5030|#64341c|#44200f', '#7cb86a #3c7a3c'),
  'bowl:turmeric': bowl({ content: '#ffc83c #d98a0c' }),
  'bowl:chilli-powder': bowl({ content: '#e8503a #a81f14' }),
  'bowl:coriander': bowl({ content: '#c9b07a #8a7040', bit: 'round', bitPaint: '#d9c28a #9a8048', count: 60, size: 0.08 }),
  'bowl:cumin': bowl({ content: '#a8885a #6a4f2c', bit: 'grain', bitPaint: '#c2a06a #7d5f34', count: 60, size: 0.08 }),
  'bowl:panchforon': bowl({ content: '#b9985a #7a5c2c', bit: 'grain', bitPaint: '#4a3a24 #241a0c', count: 50, size: 0.07 }),
  'bowl:garam-masala': bowl({ content: '#9a6a44 #5c3820' }),
  'bowl:cardamom': bowl({ content: '#a8c27a #66864a', bit: 'almond', bitPaint: '#c6dc9a #7a9a58', count: 34, size: 0.13 }),
  'bowl:cinnamon': bowl({ content: '#a8643c #6a3418', bit: 'flake', bitPaint: '#c27a4a #7d4220', count: 34, size: 0.15 }),
  'bowl:clove': bowl({ content: '#6a4028 #38200f', bit: 'chilli', bitPaint: '#7d4e30 #442814', count: 44, size: 0.1 }),
  'bowl:mustard-seed': bowl({ content: '#d9b04a #9a7420', bit: 'round', bitPaint: '#e8c86a #a8822c', count: 70, size: 0.06 }),
  'bowl:lentil': bowl({ content: '#f2945a #d9642c', bit: 'round', bitPaint: '#ffb07a #e0743c', count: 70, size: 0.07 }),
  'bowl:mung': bowl({ content: '#f2d86a #d0a82c', bit: 'round', bitPaint: '#ffe88a #dcb83c', count: 70, size: 0.07 }),
  'bowl:rice': bowl({ content: '#fffdf4 #e0d8c0', bit: 'grain', bitPaint: '#ffffff #e8e0c8', count: 60, size: 0.08, bowl: clay }),
  'bowl:red-rice': bowl({ content: '#d9a08a #a8644a', bit: 'grain', bitPaint: '#e8b8a0 #b4745a', count: 60, size: 0.08, bowl: clay }),
  'bowl:puffed-rice': bowl({ content: '#fff8e8 #e8d8b4', bit: 'round', bitPaint: '#fffdf6 #ecdcb8', count: 60, size: 0.1 }),
  'bowl:flattened-rice': bowl({ content: '#fbf4e2 #dccfae', bit: 'flake', bitPaint: '#fffaf0 #e2d4b0', count: 50, size: 0.1 }),
  'bowl:chanachur': bowl({ content: '#f0b04a #c2741c', bit: 'flake', bitPaint: '#ffd07a #c97f24', count: 50, size: 0.12, bowl: red }),
  'bowl:nimki': bowl({ content: '#f2d08a #c9984a', bit: 'chunk', bitPaint: '#ffe2a8 #cf9f50', count: 34, size: 0.15, bowl: red }),
  'bowl:peanuts': bowl({ content: '#d9a068 #9a6430', bit: 'almond', bitPaint: '#e0ac78 #a06a38', count: 40, size: 0.12 }),
  'bowl:almonds': bowl({ content: '#b9784a #7a4420', bit: 'almond', bitPaint: '#cf8f5c #84502a', count: 34, size: 0.15, bowl: white }),
  'bowl:cashews': bowl({ content: '#f6e6c4 #d9bc84', bit: 'nut', bitPaint: '#fff4da #dcc08c', count: 34, size: 0.15, bowl: white }),
  'bowl:raisins': bowl({ content: '#a8843c #66481c', bit: 'round', bitPaint: '#c9a04a #6f4f20', count: 50, size: 0.1, bowl: white }),
  'bowl:pistachios': bowl({ content: '#c9d08a #8a9a4a', bit: 'almond', bitPaint: '#dde0a0 #94a452', count: 36, size: 0.13, bowl: white }),
  'bowl:prunes': bowl({ content: '#5a3444 #2c141f', bit: 'round', bitPaint: '#7d4c5e #351926', count: 30, size: 0.17, bowl: white }),
  'bowl:apricots': bowl({ content: '#ffb45a #e07f1c', bit: 'round', bitPaint: '#ffc878 #e68a28', count: 26, size: 0.19, bowl: white }),
  'bowl:mixed-nuts': bowl({ content: '#d9b07a #94683c', bit: 'nut', bitPaint: '#f2d8a8 #b4844c', count: 34, size: 0.15, bowl: white }),
  'bowl:dried-shrimp': bowl({ content: '#f0a878 #c96c3c', bit: 'nut', bitPaint: '#ffc29a #d07844', count: 44, size: 0.13 }),
  'bowl:milk-sweets': bowl({ content: '#fff8e6 #ecd9ae', bit: 'round', bitPaint: '#ffffff #ecdfc4', count: 9, size: 0.26, bowl: white, isFlat: true }),
  'bowl:roshogolla': bowl({ content: '#fdf6dc #e6d4a0', bit: 'round', bitPaint: '#ffffff #e6ddc8', count: 9, size: 0.27, bowl: steel, isFlat: true }),
  'bowl:kalojam': bowl({ content: '#c9884a #8a5020', bit: 'round', bitPaint: '#7a3c24 #32120a', count: 9, size: 0.26, bowl: white, isFlat: true }),
  'bowl:payesh': bowl({ content: '#fff4da #e8d0a0', bit: 'almond', bitPaint: '#e0b070 #a8743c', count: 12, size: 0.1, bowl: clay, isFlat: true }),
  'bowl:firni': bowl({ content: '#fff0c8 #f0d088', bit: 'flake', bitPaint: '#9ac46a #5a8a3a', count: 10, size: 0.09, bowl: clay, isFlat: true }),
  'bowl:khichuri': bowl({ content: '#ffd45a #e09c1c', bit: 'grain', bitPaint: '#ffe48a #e8b03c', count: 60, size: 0.09, bowl: white }),
  'bowl:biryani': bowl({ content: '#f6d89a #d99c44', bit: 'grain', bitPaint: '#fff2d0 #e8a84a', count: 60, size: 0.1, bowl: red }),
  'bowl:bhorta': bowl({ content: '#e0c070 #b08834', bit: 'chilli', bitPaint: '#d9402c #8f1c14', count: 10, size: 0.12, bowl: clay }),
  'bowl:curry': bowl({ content: '#d9682c #94340f', bit: 'chunk', bitPaint: '#b9683c #6f3416', count: 10, size: 0.22, bowl: steel, isFlat: true }),
  'bowl:white-curry': bowl({ content: '#f4dfae #d4b06c', bit: 'chunk', bitPaint: '#e8c890 #b98c4c', count: 10, size: 0.22, bowl: white, isFlat: true }),
  'bowl:halim': bowl({ content: '#c98a3c #8a5418', bit: 'flake', bitPaint: '#7cb84a #3c7a2c', count: 12, size: 0.1, bowl: clay, isFlat: true }),
  'pot:doi': pot(clay, '#c27a4c #7d3c1c', '#fbe2b8 #e0b070'),
  'pot:plain-doi': pot(clay, '#c27a4c #7d3c1c', '#ffffff #ece6d4'),
  'pot:borhani': pot('#c9a06a #7d5830', '#b98a54 #6f4c26', '#d9e8b8 #a8c47c'),
};

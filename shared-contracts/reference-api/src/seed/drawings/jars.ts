import { box, oval, type Paint, path, shine, stroke } from './shapes';
import { type bits, clay, jar, red, wood } from './vesselParts';

function bottle(content: Paint, cap: Paint): string {
  return (
    path(
      'M42 16H58V30C58 38 70 42 70 54V90C70 95 67 97 63 97H37C33 97 30 95 30 90V54C30 42 42 38 42 30Z',
      '#f2f8f4 #c2d6cc',
    ) +
    path(
      'M44 38C46 42 34 46 34 56V88C34 92 36 93 39 93H61C64 93 66 92 66 88V56C66 46 54 42 56 38Z',
      content,
    ) +
    path('M34 60H66V84H34Z', '#fff8ea', 'opacity=".94"') +
    path('M50 64C56 70 56 76 50 80C44 76 44 70 50 64Z', content) +
    shine('M37 52V90', 2.6, 0.6) +
    box(40, 4, 20, 15, 3, cap)
  );
}

function pot(body: Paint, rim: Paint, content: Paint): string {
  return (
    path('M20 34C4 50 6 92 50 95C94 92 96 50 80 34Z', body) +
    oval(50, 32, 36, 11, rim) +
    oval(50, 31, 31, 8.4, content) +
    stroke('M13 58Q50 70 87 58', '#fff2e0', 1.8, 'stroke-dasharray="1 5" opacity=".7"') +
    shine('M17 60C18 70 22 78 28 84', 3.6, 0.35)
  );
}

const pickle = (content: Paint, lid: Paint, bit?: keyof typeof bits, bitPaint?: Paint) =>
  jar({ content, lid, bit, bitPaint });

const green = '#7cb86a #3c7a3c';

const gold = '#f2c45a #b9822c';

/** Jars, bottles and pots, each with what is in it. */
export const jars: Record<string, string> = {
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
  'pot:doi': pot(clay, '#c27a4c #7d3c1c', '#fbe2b8 #e0b070'),
  'pot:plain-doi': pot(clay, '#c27a4c #7d3c1c', '#ffffff #ece6d4'),
  'pot:borhani': pot('#c9a06a #7d5830', '#b98a54 #6f4c26', '#d9e8b8 #a8c47c'),
};
